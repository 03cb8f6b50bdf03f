/** What several say in French and what one says, longer phrases first. */
export const frenchAsOne = `
nous vous dirons comment nous ferions | je vous dirai comment je ferais
nous vous dirons si nous pouvons venir | je vous dirai si je peux venir
nous donnerons une date que nous pourrons tenir | je donnerai une date que je pourrai tenir
nous mesurons chez vous, dessinons et fabriquons | je mesure chez vous, dessine et fabrique
nous mesurons, dessinons et donnons | je mesure, dessine et donne
ce que nous posons et réparons | ce que je pose et répare
ce que nous plantons et bâtissons | ce que je plante et bâtis
c’est nous qui répondons | c’est moi qui réponds
nous lisons tout nous-mêmes | je lis tout moi-même
comment nous pouvons aider | comment je peux aider
ce que nous faisons | ce que je fais
ce que nous ferions | ce que je ferais
ce que nous fabriquons | ce que je fabrique
ce que nous nettoyons | ce que je nettoie
ce que nous soignons | ce que je soigne
ce que nous cuisinons | ce que je cuisine
que nous continuions | que je continue
ce qui nous amène | ce qui m’amène
dites-nous | dites-moi
écrivez-nous | écrivez-moi
demandez-nous | demandez-moi
expliquez-nous | expliquez-moi
parlez-nous | parlez-moi
passer nous voir | passer me voir
nous en dit long | m’en dit long
nous nous y tenons | je m’y tiens
nous y pensons | j’y pense
nous y veillons | j’y veille
nous le savons mieux et nous le disons | je le sais mieux et je le dis
nous le disons | je le dis
nous disons | je dis
nous posons | je pose
nous prenons | je prends
nous faisons | je fais
nous donnons | je donne
nous apportons | j’apporte
nous commençons | je commence
nous aidons | j’aide
est pour nous | est pour moi
notre travail | mon travail
`
