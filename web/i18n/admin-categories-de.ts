import type { Catalogue } from "./translate.ts";

/** Categories: what reporters choose from. */
export const adminCategoriesDe = {
  categories: "Kategorien",
  categoriesLead: "Aus diesen Kategorien wählen hinweisgebende Personen im Meldeformular, in dieser Reihenfolge.",
  categoriesReadOnly: "Ändern kann sie, wer die Berechtigung „Einstellungen“ hat.",
  categoriesAdd: "Neue hinzufügen",
  categoriesCounts: "{active} aktiv, {inactive} inaktiv",
  categoriesShowInactive: "Inaktive anzeigen",
  categoriesFailed: "Die Kategorien konnten nicht geladen werden",
  categoriesFailedText: "Das Meldeformular ist davon nicht betroffen.",
  categoriesEmpty: "Noch keine Kategorie",
  categoriesNoneActive: "Keine Kategorie ist aktiv",
  categoriesEmptyText: "Ohne Kategorien fragt das Meldeformular nicht danach; Meldungen kommen trotzdem an.",

  categoryActive: "Aktiv",
  categoryInactive: "Inaktiv",
  edit: "Bearbeiten",
  categoryEditNamed: "Bearbeiten: {category}",
  categoryOffer: "„{category}“ im Meldeformular anbieten",
  categoryGoesTo: "Geht an „{department}“",
  categoryMove: "„{category}“ verschieben",
  categoryOrder: "Reihenfolge von „{category}“",
  categoryUp: "Nach oben",
  categoryDown: "Nach unten",

  categoryCreate: "Kategorie anlegen",
  categoryEdit: "Kategorie bearbeiten",
  categoryDialogText: "Name und Beschreibung stehen im Meldeformular. Schreiben Sie so, wie Ihre Mitarbeitenden sprechen.",
  categoryName: "Name",
  categoryDescription: "Beschreibung",
  categoryDescriptionHint: "Ein Satz, der bei der Wahl hilft.",
  categoryIsActive: "Aktiv: Das Meldeformular bietet die Kategorie an",
  categoryDepartment: "Zuständige Abteilung",
  categoryDepartmentHint: "Neue Meldungen dieser Kategorie liest nur diese Abteilung. Vorhandene bleiben, wo sie sind.",
  categoryCreated: "Kategorie angelegt",
  categoryUpdated: "Kategorie gespeichert",
  categoryCreateFailed: "Kategorie konnte nicht erstellt werden.",
  categoryUpdateFailed: "Kategorie konnte nicht aktualisiert werden.",

  dragRole: "verschiebbare Kategorie",
  dragInstructions:
    "Mit der Leertaste nehmen Sie die Kategorie auf, mit den Pfeiltasten verschieben Sie sie, mit der Leertaste legen Sie sie ab. Escape bricht ab.",
  dragStart: "„{category}“ aufgenommen, Platz {place} von {count}.",
  dragOver: "„{category}“ auf Platz {place} von {count}.",
  dragEnd: "„{category}“ abgelegt auf Platz {place} von {count}.",
  dragCancel: "Verschieben abgebrochen. „{category}“ bleibt, wo es war.",
} as const satisfies Catalogue;
