/**
 * Scripts import each other by their addresses, where the rooms stand side by side (`/static/shared/…`); their
 * files stand in `frontend/ROOM/static/ROOM`.
 */

import { register } from "node:module";

const HOOK = `export function resolve(specifier, context, next) {
  if (!/^\\.\\.?\\//.test(specifier) || !context.parentURL) return next(specifier, context);
  const { href } = new URL(specifier, context.parentURL);
  return next(href.replace(/\\/frontend\\/\\w+\\/static\\/(\\w+)\\//, "/frontend/$1/static/$1/"), context);
}`;
register(`data:text/javascript,${encodeURIComponent(HOOK)}`);
