import type { HouseQuestionTexts } from "../../channels/question-terms.ts";

/** The guided questions of the house, in Greek. */
export const questions: HouseQuestionTexts = {
  "questions.relation": "Ποια είναι η σχέση σας με την εταιρεία;",
  "questions.relation.1": "Δουλεύω εκεί.",
  "questions.relation.2": "Δούλευα εκεί παλιότερα.",
  "questions.relation.3": "Έκανα αίτηση για δουλειά εκεί.",
  "questions.relation.4": "Δουλεύω σε άλλη επιχείρηση που έχει σχέση με την εταιρεία.",
  "questions.relation.5": "Κάτι άλλο",
  "questions.when": "Πότε έγινε;",
  "questions.when.help": "Μια ημέρα ή ένα χρονικό διάστημα, για παράδειγμα «τον Μάρτιο» ή «εδώ και έναν χρόνο».",
  "questions.where": "Πού έγινε;",
  "questions.where.help": "Για παράδειγμα μια εγκατάσταση, ένα τμήμα ή ένα πρόγραμμα.",
  "questions.knows": "Ποιος άλλος το ξέρει;",
  "questions.knows.help": "Ποιοι ήταν εκεί ή σε ποιους το είπατε;",
  "questions.evidence": "Υπάρχουν αποδείξεις;",
  "questions.evidence.help":
    "Για παράδειγμα έγγραφα, e-mail ή φωτογραφίες, και πού βρίσκονται. Μην παίρνετε τίποτα που δεν επιτρέπεται να δείτε.",
  "questions.reported": "Έχει γίνει ήδη αναφορά για αυτό;",
  "questions.reported.1": "Ναι, μέσα στην εταιρεία",
  "questions.reported.2": "Ναι, σε μια αρχή ή σε άλλον φορέα",
  "questions.reported.3": "Όχι",
  "questions.reported.more": "Σε ποιον, πότε, και τι έγινε μετά;",
  "questions.reprisal": "Φοβάστε αρνητικές συνέπειες επειδή κάνετε αναφορά;",
  "questions.reprisal.1": "Ναι, φοβάμαι αρνητικές συνέπειες",
  "questions.reprisal.2": "Ναι, έχω ήδη αρνητικές συνέπειες",
  "questions.reprisal.3": "Όχι",
  "questions.reprisal.more": "Ποιες αρνητικές συνέπειες;",
};
