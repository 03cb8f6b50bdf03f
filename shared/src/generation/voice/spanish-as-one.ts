/** What several say in Spanish and what one says, longer phrases first. */
export const spanishAsOne = `
te decimos cómo lo haríamos | te digo cómo lo haría
medimos en tu casa, dibujamos y lo hacemos | mido en tu casa, dibujo y lo hago
medimos, dibujamos y damos | mido, dibujo y doy
contestamos nosotros mismos | contesto yo
lo leemos todo nosotros | lo leo todo yo
cocinamos nosotros | cocino yo
nosotros preguntamos | yo pregunto
en qué podemos ayudarte | en qué puedo ayudarte
cómo podemos localizarte | cómo puedo localizarte
podemos decir | puedo decir
lo que instalamos y reparamos | lo que instalo y reparo
lo que plantamos y hacemos | lo que planto y hago
lo que limpiamos | lo que limpio
lo que tratamos | lo que trato
lo que cocinamos | lo que cocino
lo que hacemos | lo que hago
qué hacemos | qué hago
qué te ponemos | qué te pongo
en qué ayudamos | en qué ayudo
puedes pedirnos | puedes pedirme
pide que midamos | pide que mida
te presentamos a | aquí está
nuestro trabajo | mi trabajo
nuestro día a día | mi día a día
noticias nuestras | noticias mías
cosa nuestra | cosa mía
dinos | dime
cuéntanos | cuéntame
escríbenos | escríbeme
pregúntanos | pregúntame
nos dice mucho | me dice mucho
te lo decimos | te lo digo
te decimos | te digo
te avisamos | te aviso
después ayudamos | después ayudo
os hacemos | os hago
hacemos raciones | hago raciones
usamos esos | uso esos
traemos | traigo
lo recorremos | lo recorro
`
