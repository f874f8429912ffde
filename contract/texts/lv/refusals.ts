import type { ReporterRefusals } from "../../reporter-refusals.ts";

/** What a reporter's call can be refused with, in Latvian. */
export const refusals: ReporterRefusals = {
  INVALID_INPUT: "Daži dati nav pilnīgi vai nav derīgi. Lūdzu, pārbaudiet laukus un mēģiniet vēlreiz.",
  BOX_REFUSED: "Dati nav pienākuši pareizi šifrēti un nav saglabāti. Lūdzu, mēģiniet vēlreiz.",
  PART_DAMAGED: "Faila daļa pienāca bojāta. To sūta vēlreiz.",
  FILES_INCOMPLETE: "Vismaz viens fails vēl nav pienācis pilnībā. Lūdzu, mēģiniet vēlreiz.",
  FILES_NOT_ALLOWED: "Šis ziņošanas kanāls nepieņem failus. Lūdzu, noņemiet failus.",
  CATEGORY_REQUIRED: "Lūdzu, izvēlieties kategoriju.",
  CATEGORY_UNKNOWN: "Šīs kategorijas vairs nav. Lūdzu, izvēlieties citu.",
  ANONYMOUS_NOT_ALLOWED: "Šis ziņošanas kanāls pieņem tikai konfidenciālus ziņojumus.",
  CASE_NOT_FOUND: "Parole nav derīga vai lieta nav atrasta.",
  NOT_FOUND: "Tas nav atrasts. Varbūt tas ir dzēsts.",
  CHANNEL_NOT_FOUND: "Šādu ziņošanas kanālu neizdevās atrast.",
  REPORT_CONFLICT: "Ar šo kodu jau ir saglabāts cits ziņojums. Lūdzu, nosūtiet ziņojumu vēlreiz.",
  MESSAGE_CONFLICT: "Ar šo kodu jau ir saglabāta cita ziņa. Lūdzu, nosūtiet ziņu vēlreiz.",
  PART_CONFLICT: "Šai faila daļai jau ir saglabāti citi baiti. Lūdzu, pievienojiet failu no jauna.",
  DEPARTMENT_KEY_OUTDATED: "Ziņošanas dienesta atslēga ir atjaunota. Lūdzu, ielādējiet lapu no jauna; pirms tam saglabājiet savu tekstu.",
  DEPARTMENT_KEY_LOST:
    "Ziņošanas dienestā šobrīd nevienam nav atslēgas, kas atver jaunus ziņojumus. Jūs varēsiet nosūtīt, tiklīdz būs jauna.",
  TOO_LARGE: "Nosūtīto datu ir par daudz.",
  PROOF_NEEDED:
    "Šajā ziņošanas kanālā šobrīd vienlaikus pienāk ļoti daudz. Tāpēc Jūsu pārlūkam pirms sūtīšanas īsu brīdi jārēķina, un tas neizdevās. Tas, ko ierakstījāt, vēl ir šeit. Lūdzu, mēģiniet vēlreiz.",
  STORAGE_FULL:
    "Servera atmiņa ir pilna. Jūsu savienojums nav vainīgs. Kas jau ir pienācis, paliek; kas vēl ir šeit, nav nosūtīts. Atstājiet lapu atvērtu un mēģiniet vēlāk vēlreiz. Bez failiem varbūt izdosies jau tagad.",
  TOO_MANY_TRIES: "Pārāk daudz mēģinājumu īsā laikā. Lūdzu, pagaidiet dažas minūtes.",
  TOO_MANY_MESSAGES:
    "Šajā lietā īsā laikā pienāca ļoti daudz ziņu. Tāpēc šī nav nosūtīta; Jūsu teksts vēl ir šeit. Lūdzu, pagaidiet 15 minūtes un tad nosūtiet to vēlreiz.",
  MEETING_ASKED: "Šajā lietā personiska saruna jau ir lūgta. Jūsu lūgums nav nosūtīts otrreiz. Papildu informāciju varat sūtīt kā ziņu.",
  NO_MEETING_ASKED:
    "Šajā lietā pašlaik nav neatbildēta lūguma par personisku sarunu: uz to jau ir atbildēts vai tas ir atsaukts. Nekas nav nosūtīts.",
  UPLOAD_QUOTA: "Šis ziņošanas kanāls šobrīd vairs nepieņem failus. Lūdzu, mēģiniet vēlāk vai sūtiet ziņojumu bez failiem.",
  UNEXPECTED: "Pie mums radās kļūda. Tas, ko ierakstījāt, vēl ir šeit. Lūdzu, mēģiniet vēlreiz.",
  UNAVAILABLE: "Sistēma šobrīd nav sasniedzama. Tas, ko ierakstījāt, vēl ir šeit. Lūdzu, mēģiniet vēlreiz pēc dažām minūtēm.",
};
