import type { HouseCategories } from "../../channels/house-categories.ts";

/** The first categories, in Greek. */
export const categories: HouseCategories = {
  "Korruption und Bestechung": { name: "Διαφθορά και δωροδοκία", description: "Να δέχεται, να προσφέρει ή να ζητά κάποιος οφέλη" },
  "Betrug, Untreue, Diebstahl": { name: "Απάτη, απιστία, κλοπή", description: "Ζημιά στην εταιρεία ή σε άλλους, υπεξαίρεση" },
  "Bilanzierung, Steuern, Fördermittel": {
    name: "Λογιστικά, φόροι, επιδοτήσεις",
    description: "Ψευδή βιβλία, φορολογικές παραβάσεις, επιδοτήσεις με απάτη",
  },
  Geldwäsche: { name: "Ξέπλυμα χρήματος", description: "Κρυφή προέλευση χρημάτων, χρηματοδότηση τρομοκρατίας" },
  "Wettbewerb und Kartell": { name: "Ανταγωνισμός και καρτέλ", description: "Συμφωνίες με ανταγωνιστές, αθέμιτος ανταγωνισμός" },
  "Arbeits- und Gesundheitsschutz": {
    name: "Ασφάλεια και υγεία στην εργασία",
    description: "Έλλειψη προστασίας, κίνδυνοι στον χώρο εργασίας",
  },
  "Rechte von Beschäftigten": { name: "Δικαιώματα εργαζομένων", description: "Μισθός, ωράριο, συμβούλιο εργαζομένων (Betriebsrat)" },
  "Diskriminierung, Belästigung, Mobbing": {
    name: "Διακρίσεις, παρενόχληση, εκφοβισμός",
    description: "Προσβλητική συμπεριφορά, σεξουαλική παρενόχληση, αποκλεισμός",
  },
  "Datenschutz und IT-Sicherheit": {
    name: "Προστασία δεδομένων και ασφάλεια IT",
    description: "Κατάχρηση ή απώλεια δεδομένων, μη ασφαλή συστήματα",
  },
  "Produktsicherheit und Verbraucherschutz": {
    name: "Ασφάλεια προϊόντων και προστασία καταναλωτών",
    description: "Επικίνδυνα προϊόντα, εξαπάτηση πελατών",
  },
  Umwelt: { name: "Περιβάλλον", description: "Ρύπανση, παράνομη διάθεση αποβλήτων" },
  "Repressalie nach einer Meldung": {
    name: "Αντίποινα μετά από αναφορά",
    description: "Αρνητικές συνέπειες επειδή κάποιος έκανε αναφορά",
  },
  "Interessenkonflikt, Verhaltenskodex": {
    name: "Σύγκρουση συμφερόντων, κώδικας συμπεριφοράς",
    description: "Παραβάσεις των κανόνων της εταιρείας",
  },
  "Sonstiges oder unsicher": {
    name: "Άλλο ή δεν ξέρω",
    description: "Αν δεν ταιριάζει τίποτα άλλο. Δεν χρειάζεται να κρίνετε τίποτα νομικά.",
  },
  Lieferkette: { name: "Αλυσίδα προμηθειών", description: "Ανθρώπινα δικαιώματα και περιβάλλον σε προμηθευτές" },
  "Finanzmarkt und Versicherung": {
    name: "Χρηματοπιστωτική αγορά και ασφάλειες",
    description: "Χρήση εμπιστευτικών πληροφοριών, κανόνες εποπτείας",
  },
  "Lebensmittel und Tierschutz": { name: "Τρόφιμα και προστασία ζώων", description: "Επικίνδυνα τρόφιμα, κακοποίηση ζώων" },
  "Öffentliche Auftragsvergabe": {
    name: "Δημόσιες συμβάσεις",
    description: "Κρυφές συμφωνίες υποψηφίων, παράκαμψη διαγωνισμών",
  },
  Verkehrssicherheit: { name: "Ασφάλεια μεταφορών", description: "Κίνδυνοι σε δρόμους, τρένα, νερό και αέρα" },
  "Strahlenschutz und kerntechnische Sicherheit": {
    name: "Ακτινοπροστασία και πυρηνική ασφάλεια",
    description: "Κίνδυνοι από ακτινοβολία",
  },
  Forschung: { name: "Έρευνα", description: "Επινοημένα δεδομένα, ξένα κείμενα, κρυφά συμφέροντα" },
  Patientensicherheit: { name: "Ασφάλεια ασθενών", description: "Κίνδυνοι για ασθενείς" },
};
