/** What several say in Italian and what one says, longer phrases first. */
export const italianAsOne = `
misuriamo da te, disegniamo e costruiamo | misuro da te, disegno e costruisco
misuriamo, disegniamo e diciamo | misuro, disegno e dico
ti diremo come faremmo | ti dirò come farei
rispondiamo noi | rispondo io
leggiamo tutto noi | leggo tutto io
cuciniamo noi | cucino io
pensiamo noi | penso io
noi chiediamo | io chiedo
prima che andiamo avanti | prima che io vada avanti
che cosa installiamo e ripariamo | che cosa installo e riparo
che cosa piantiamo e facciamo | che cosa pianto e faccio
che cosa facciamo | che cosa faccio
che cosa costruiamo | che cosa costruisco
che cosa puliamo | che cosa pulisco
che cosa trattiamo | che cosa tratto
che cosa cuciniamo | che cosa cucino
che cosa faremmo | che cosa farei
per che cosa veniamo | per che cosa vengo
come possiamo | come posso
il nostro lavoro | il mio lavoro
dalle nostre giornate | dalle mie giornate
ciao, siamo {name} | ciao, qui {name}
vieni a trovarci | vieni a trovarmi
dicci | dimmi
diccelo | dimmelo
scrivici | scrivimi
ci chieda | mi chieda
ci dice molto | mi dice molto
te lo diciamo | te lo dico
lo diciamo | lo dico
ti diciamo | ti dico
diciamo i giorni | dico i giorni
facciamo una proposta | faccio una proposta
facciamo porzioni | faccio porzioni
aiutiamo a | aiuto a
portiamo | porto
usiamo i tuoi | uso i tuoi
lo percorriamo | lo percorro
`
