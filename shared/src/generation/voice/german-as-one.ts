/** What several say in German and what one says, longer phrases first. */
export const germanAsOne = `
schreiben Sie uns | schreiben Sie mir
sagen Sie uns | sagen Sie mir
sagen Sie es uns | sagen Sie es mir
erzählen Sie uns | erzählen Sie mir
fragen Sie uns | fragen Sie mich
sagt uns | sagt mir
mit uns | mit mir
zu uns | zu mir
von uns | von mir
ist uns recht | ist mir recht
unsere Arbeit | meine Arbeit
unseren Tagen | meinen Tagen
von den Leuten, die die Arbeit machen | von dem Menschen, der die Arbeit macht
wie wir es machen würden | wie ich es machen würde
was wir tun würden | was ich tun würde
wie wir Sie erreichen | wie ich Sie erreiche
wir halten uns daran | ich halte mich daran
bevor wir weitermachen | bevor ich weitermache
bevor wir anfangen | bevor ich anfange
bevor wir klingeln | bevor ich klingle
ob wir kommen oder wie wir aus der Ferne helfen können | ob ich komme oder wie ich aus der Ferne helfen kann
das wir halten können | das ich halten kann
was wir mit Haar machen | was ich mit Haar mache
was wir verlegen und reparieren | was ich verlege und repariere
was wir pflanzen und bauen | was ich pflanze und baue
was wir machen | was ich mache
was wir bauen | was ich baue
was wir putzen | was ich putze
was wir kochen | was ich koche
was wir behandeln | was ich behandle
was wir tun | was ich tue
wobei wir kommen | wobei ich komme
wobei wir helfen | wobei ich helfe
wir kochen | ich koche
wir fragen | ich frage
wir sagen | ich sage
sagen wir | sage ich
wir nennen | ich nenne
wir zeigen | ich zeige
wir lesen | ich lese
wir gehen | ich gehe
antworten wir | antworte ich
machen wir | mache ich
nehmen wir | nehme ich
planen wir | plane ich
helfen wir | helfe ich
achten wir | achte ich
`
