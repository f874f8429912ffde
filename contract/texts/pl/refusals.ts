import type { ReporterRefusals } from "../../reporter-refusals.ts";

/** What a reporter's call can be refused with, in Polish. */
export const refusals: ReporterRefusals = {
  INVALID_INPUT: "Niektóre dane są niepełne lub nieprawidłowe. Proszę sprawdzić pola i spróbować ponownie.",
  BOX_REFUSED: "Dane nie dotarły prawidłowo zaszyfrowane i nie zostały zapisane. Proszę spróbować ponownie.",
  PART_DAMAGED: "Część pliku dotarła uszkodzona. Zostanie wysłana jeszcze raz.",
  FILES_INCOMPLETE: "Co najmniej jeden plik nie dotarł jeszcze w całości. Proszę spróbować ponownie.",
  FILES_NOT_ALLOWED: "Ten kanał zgłoszeń nie przyjmuje plików. Proszę usunąć pliki.",
  CATEGORY_REQUIRED: "Proszę wybrać kategorię.",
  CATEGORY_UNKNOWN: "Tej kategorii już nie ma. Proszę wybrać inną.",
  ANONYMOUS_NOT_ALLOWED: "Ten kanał zgłoszeń przyjmuje tylko zgłoszenia poufne.",
  CASE_NOT_FOUND: "Hasło jest nieprawidłowe albo nie znaleziono sprawy.",
  NOT_FOUND: "Nie znaleziono tego. Może zostało usunięte.",
  CHANNEL_NOT_FOUND: "Nie udało się znaleźć tego kanału zgłoszeń.",
  REPORT_CONFLICT: "Pod tym oznaczeniem jest już zapisane inne zgłoszenie. Proszę wysłać zgłoszenie jeszcze raz.",
  MESSAGE_CONFLICT: "Pod tym oznaczeniem jest już zapisana inna wiadomość. Proszę wysłać wiadomość jeszcze raz.",
  PART_CONFLICT: "Dla tej części pliku są już zapisane inne bajty. Proszę dodać plik jeszcze raz.",
  DEPARTMENT_KEY_OUTDATED: "Klucz punktu zgłoszeń został odnowiony. Proszę najpierw zapisać swój tekst, a potem wczytać stronę ponownie.",
  DEPARTMENT_KEY_LOST:
    "W punkcie zgłoszeń nikt nie ma teraz klucza, który otwiera nowe zgłoszenia. Gdy będzie nowy, będą mogli Państwo wysłać zgłoszenie.",
  TOO_LARGE: "Wysłane dane są za duże.",
  PROOF_NEEDED:
    "W tym kanale zgłoszeń przychodzi teraz bardzo dużo naraz. Dlatego przeglądarka musi przed wysłaniem przez chwilę liczyć, a to się nie udało. To, co Państwo wpisali, nadal tu jest. Proszę spróbować jeszcze raz.",
  STORAGE_FULL:
    "Pamięć serwera jest pełna. To nie wina Państwa połączenia. To, co już dotarło, jest zachowane; to, co jest jeszcze tutaj, nie zostało wysłane. Proszę zostawić stronę otwartą i spróbować później. Bez plików może uda się już teraz.",
  TOO_MANY_TRIES: "Za dużo prób w krótkim czasie. Proszę poczekać kilka minut.",
  TOO_MANY_MESSAGES:
    "W tej sprawie przyszło w krótkim czasie bardzo dużo wiadomości. Dlatego ta nie została wysłana; Państwa tekst nadal tu jest. Proszę poczekać 15 minut i wysłać ją jeszcze raz.",
  MEETING_ASKED:
    "W tej sprawie już poproszono o osobistą rozmowę. Prośba nie została wysłana jeszcze raz. Dalsze informacje mogą Państwo wysłać jako wiadomość.",
  NO_MEETING_ASKED:
    "W tej sprawie nie ma teraz otwartej prośby o osobistą rozmowę: odpowiedziano już na nią albo została wycofana. Nic nie zostało wysłane.",
  UPLOAD_QUOTA: "Ten kanał zgłoszeń nie przyjmuje teraz więcej plików. Proszę spróbować później albo wysłać zgłoszenie bez plików.",
  UNEXPECTED: "Po naszej stronie wystąpił błąd. To, co Państwo wpisali, nadal tu jest. Proszę spróbować ponownie.",
  UNAVAILABLE: "Serwis jest teraz niedostępny. To, co Państwo wpisali, nadal tu jest. Proszę spróbować ponownie za kilka minut.",
};
