import type { ReporterRefusals } from "../../reporter-refusals.ts";

/** What a reporter's call can be refused with, in Romanian. */
export const refusals: ReporterRefusals = {
  INVALID_INPUT: "Unele date sunt incomplete sau greșite. Verificați câmpurile și încercați din nou.",
  BOX_REFUSED: "Datele nu au ajuns corect criptate și nu au fost salvate. Încercați din nou.",
  PART_DAMAGED: "O parte a fișierului a ajuns deteriorată. Ea se trimite din nou.",
  FILES_INCOMPLETE: "Cel puțin un fișier nu a ajuns încă în întregime. Încercați din nou.",
  FILES_NOT_ALLOWED: "Acest canal de raportare nu primește fișiere. Vă rugăm să eliminați fișierele.",
  CATEGORY_REQUIRED: "Vă rugăm să alegeți o categorie.",
  CATEGORY_UNKNOWN: "Această categorie nu mai există. Vă rugăm să alegeți alta.",
  ANONYMOUS_NOT_ALLOWED: "Acest canal de raportare primește numai raportări confidențiale.",
  CASE_NOT_FOUND: "Parola este greșită sau cazul nu a fost găsit.",
  NOT_FOUND: "Nu s-a găsit. Poate a fost șters.",
  CHANNEL_NOT_FOUND: "Canalul de raportare cerut nu a putut fi găsit.",
  REPORT_CONFLICT: "Sub acest identificator este deja salvată altă raportare. Vă rugăm să trimiteți din nou raportarea.",
  MESSAGE_CONFLICT: "Sub acest identificator este deja salvat alt mesaj. Vă rugăm să trimiteți din nou mesajul.",
  PART_CONFLICT: "Pentru această parte a fișierului sunt deja salvate alte date. Vă rugăm să adăugați din nou fișierul.",
  DEPARTMENT_KEY_OUTDATED: "Cheia biroului de raportare a fost înnoită. Reîncărcați pagina; înainte, salvați textul.",
  DEPARTMENT_KEY_LOST:
    "Nimeni de la biroul de raportare nu are acum cheia care deschide raportările noi. Puteți trimite imediat ce există o cheie nouă.",
  TOO_LARGE: "Datele trimise sunt prea mari.",
  PROOF_NEEDED:
    "Prin acest canal de raportare sosesc acum foarte multe date deodată. De aceea browserul trebuie să calculeze puțin înainte de trimitere și asta nu a reușit. Ce ați scris este încă aici. Încercați din nou.",
  STORAGE_FULL:
    "Spațiul de stocare al serverului este plin. Nu este din cauza conexiunii dumneavoastră. Ce a ajuns deja se păstrează; ce se mai află aici nu este trimis încă. Lăsați pagina deschisă și încercați din nou mai târziu. Fără fișiere, poate merge chiar acum.",
  TOO_MANY_TRIES: "Prea multe încercări în scurt timp. Vă rugăm să așteptați câteva minute.",
  TOO_MANY_MESSAGES:
    "În acest caz au sosit foarte multe mesaje în scurt timp. De aceea acest mesaj nu a fost trimis; textul este încă aici. Așteptați 15 minute, apoi trimiteți-l din nou.",
  MEETING_ASKED:
    "În acest caz s-a cerut deja o discuție personală. Cererea dumneavoastră nu a fost trimisă încă o dată. Alte detalii puteți trimite ca mesaj.",
  NO_MEETING_ASKED:
    "În acest caz nu există acum o cerere deschisă pentru o discuție personală: ea a primit deja un răspuns sau a fost retrasă. Nu s-a trimis nimic.",
  UPLOAD_QUOTA: "Momentan, acest canal de raportare nu mai primește fișiere. Încercați mai târziu sau trimiteți raportarea fără fișiere.",
  UNEXPECTED: "La noi a apărut o eroare. Ce ați scris este încă aici. Încercați din nou.",
  UNAVAILABLE: "Platforma nu este disponibilă acum. Ce ați scris este încă aici. Încercați din nou peste câteva minute.",
};
