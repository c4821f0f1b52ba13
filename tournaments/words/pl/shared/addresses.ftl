Shared-Address =
    .not-opened = Telefony nie łączą się z tą salą: zatrzymaj program i uruchom „{ $command }”; wtedy pojawi się tu jego adres w sieci.
    .not-connected = Telefony nie łączą się z tą salą: ten komputer nie widzi żadnej sieci. Podłącz go do sieci i wczytaj tę stronę ponownie albo otwórz ją pod adresem komputera w tej sieci.
    .another = Telefony nie łączą się z tym adresem: otwórz tę stronę pod adresem serwera w sieci.
