/** What finds defects; how the scripts look is nobody's rule here. */

import js from "@eslint/js";
import globals from "globals";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

const SCRIPTS = "frontend/*/static/**/*.js";
const WORKERS = ["frontend/console/static/console/js/offline/worker.js", "frontend/public/static/public/js/worker.js"];
const TOOLS = ["tests/js/**/*.js", "frontend/types/*.js", "eslint.config.js"];

export default defineConfig(
  { files: [SCRIPTS, ...TOOLS] },
  { ignores: ["**/node_modules/", ".venv*/", "var/", "staticfiles/", "frontend/types/generated/", "**/vendor/"] },
  js.configs.recommended,
  {
    plugins: { "@typescript-eslint": ts.plugin },
    languageOptions: {
      parser: ts.parser,
      parserOptions: { project: ["./tsconfig.json", "./tsconfig.public.json", "./tsconfig.worker.json", "./tsconfig.tests.json"], tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "array-callback-return": "error",
      eqeqeq: "error",
      "no-constructor-return": "error",
      "no-self-compare": "error",
      "no-template-curly-in-string": "error",
      "no-unmodified-loop-condition": "error",
      "no-unreachable-loop": "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrors: "all" }],
      "no-var": "error",
      "prefer-const": "error",
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": ["error", { allowForKnownSafeCalls: [{ from: "package", name: "test", package: "node:test" }] }],
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    },
  },
  { files: [SCRIPTS], ignores: WORKERS, languageOptions: { globals: { ...globals.browser, htmx: "readonly", BarcodeDetector: "readonly" } } },
  { files: WORKERS, languageOptions: { globals: { ...globals.serviceworker, ROOM: "readonly", SHELL: "readonly" } } },
  { files: TOOLS, languageOptions: { globals: { ...globals.node, ...globals.browser } } },
);
