/**
 * What people at a German office try before anything else and the lists of words lack or place far behind; the likelier, the
 * further in front.
 */
export const USUAL_WORDS = `
sommer winter frühling herbst willkommen firma büro
januar februar märz maerz april mai juni juli august september oktober november dezember
montag dienstag mittwoch donnerstag freitag samstag sonntag ostern weihnachten urlaub
compliance datenschutz vertrauen sicherheit vertrieb einkauf buchhaltung personal verwaltung controlling marketing
revision betriebsrat geschäftsführung geschaeftsfuehrung sekretariat empfang lager versand werkstatt produktion technik
abteilung kanzlei praxis arbeit kollege chef chefin administrator kennwort anmeldung zugang
deutschland berlin hamburg münchen muenchen köln koeln frankfurt stuttgart düsseldorf duesseldorf leipzig dresden hannover
nürnberg nuernberg bremen dortmund essen österreich oesterreich schweiz bayern sachsen hessen
fcbayern bayernmünchen bayernmuenchen schalke borussia werder fussball fußball bundesliga
mercedes volkswagen porsche audi bmw familie schatz liebling sonnenschein
`
  .trim()
  .split(/\s+/);
