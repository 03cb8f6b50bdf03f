/** What common trades say in Spanish. */
export const spanishTrades = `
# electrician
headlines | Electricista en {place} | La luz, donde la necesitas | Cuando salta el diferencial
introduction | {name} instala, repara y revisa electricidad en {place}. Te decimos qué es seguro, qué no y qué puede esperar.
introduction | Salta, parpadea o falta un enchufe. {name}, en {place}, busca primero la causa.
service | Averías | Paso a paso hasta dar con la causa. Si algo salta dos veces, está avisando. | averia*, fallo*, cortocircuito*, apagon*
service | Cuadros eléctricos | Renovados y rotulados, para que sepas qué corta cada interruptor. | cuadro*, diferencial*, magnetotermic*
service | Enchufes e interruptores | Nuevos, movidos o cambiados, donde los usas de verdad. | enchufe*, interruptor*
service | Iluminación | Dentro y fuera, con la llave donde la mano la busca. | luz, luces, lampara*, iluminac*, led
service | Instalaciones nuevas | Para cables viejos y planes nuevos. Habitación por habitación, sin tener que irte. | instalac*, cable*, cablead*
service | Boletines y revisiones | Medido y por escrito. Primero lo importante. | boletin*, certificad*, revision*
line | ¿Huele a quemado? Corta en el cuadro y llama. | Una foto del cuadro nos dice mucho.
title | Lo que instalamos y reparamos | Trabajos de electricidad, uno por uno | De la avería al cuadro
contact | Describe la avería | Pide una visita
action | Describir la avería | Pedir un electricista
ask | ¿Es peligroso que salte el diferencial? | Te está protegiendo. Déjalo bajado y dinos qué estaba encendido.
ask | ¿Hay que cortar la luz de toda la casa? | Casi siempre basta un circuito. Te decimos antes cuál y cuánto tiempo.
ask | ¿Se puede vivir en casa durante la instalación? | Sí, si se hace habitación por habitación. El orden lo acordamos juntos.
ask | ¿Qué preparo antes de la visita? | Deja libre el cuadro y los enchufes. Una foto ayuda a llevar el material correcto.
# plumber
headlines | Fontanería en {place} | El agua, por su sitio | Cuando el grifo no para
introduction | {name} repara tuberías, grifos y calentadores en {place}. Dinos qué gotea y desde cuándo.
introduction | Cierra la llave de paso y llama. {name}, en {place}, se ocupa del resto.
service | Fugas | Primero se para el agua, después se busca el punto. | fuga*, escape*, gotea*, humedad*
service | Atascos | Cocina, baño o patio. Libre, y con la causa a la vista. | atasco*, desatasc*, desague*
service | Grifos y lavabos | Los que gotean se arreglan, los cansados se cambian. | grifo*, lavabo*, fregadero*
service | Baños | De los azulejos viejos a la última junta, con una sola persona al cargo. | bano*, ducha*, banera*
service | Calentadores y calderas | Revisados, reparados o cambiados. | calentador*, caldera*, termo*
service | Cisternas e inodoros | Pierde, no carga, se mueve: todo conocido. | cisterna*, inodoro*, vater*
line | ¿Sabes dónde está la llave de paso? Búscala hoy. | Una foto de la fuga ahorra un viaje.
title | En qué ayudamos | Lo que gotea, atasca y suena | Fontanería, pieza por pieza
contact | Cuenta la avería | Pide una visita
action | Contar la avería | Pedir un fontanero
ask | ¿Qué hago si se rompe una tubería? | Cierra la llave de paso, corta la luz en la zona mojada y llama. Lo demás puede esperar.
ask | ¿Cuánto tiempo estaremos sin agua? | Solo mientras se trabaja en la tubería. Te lo decimos antes de empezar.
ask | ¿Merece la pena reparar? | Te lo decimos al verlo, también cuando la respuesta es no.
ask | ¿Sirve el desatascador líquido? | Rara vez dura, y daña las tuberías viejas. Mejor déjalo.
# carpentry
headlines | Carpintería en {place} | Madera que encaja en su sitio | Dibujado, hecho y montado
introduction | {name} hace carpintería a medida en {place}: {services}. Medimos en tu casa, dibujamos y lo hacemos en el taller.
introduction | Un hueco, una puerta que roza, una mesa que no existe. {name}, en {place}, la hace.
service | Armarios empotrados | Hasta el último rincón, con el interior repartido como vives. | armario*, empotrad*, vestidor*
service | Muebles a medida | Dibujados para un sitio concreto y hechos en el taller. | mueble*, comoda*, aparador*
service | Mesas | Del largo que admite tu sala, en la madera que elijas con la mano. | mesa*
service | Puertas y ventanas | Nuevas, cepilladas o de vuelta a su marco. | puerta*, ventana*, marco*
service | Cocinas | Frentes, encimeras y ese cajón que siempre faltó. | cocina*, encimera*
service | Estanterías | Medidas pared por pared, para que no quede hueco. | estanter*, librer*, balda*
line | Una foto y dos medidas bastan para empezar a hablar. | La madera y los tiradores se eligen con la mano.
title | Lo que hacemos | Del taller | A medida, pieza por pieza
contact | Describe tu idea | Pide que midamos
action | Describir mi idea | Pedir que midan
ask | ¿Cómo es un encargo? | Medimos, dibujamos y damos un precio. Se hace en el taller y se monta en tu casa.
ask | ¿Qué madera conviene? | Depende del sitio y del uso. Traemos muestras para tocar.
ask | ¿Arregláis muebles antiguos? | Muchas veces sí. Con una foto podemos decir si vale la pena.
ask | ¿Cuánto dura el montaje? | Suele ser lo más corto. Te decimos los días antes de empezar.
# hair-styling
headlines | Peluquería en {place} | Un corte que mañana sigue bien | Corte y color en {place}
introduction | {name} corta y tiñe en {place}. Antes de la tijera se habla: qué te gusta y cuánto tiempo tienes por la mañana.
introduction | Trae una foto o solo una idea. En {name}, en {place}, te dicen con franqueza qué aguanta tu pelo.
service | Corte | Con lavado y un vistazo a los remolinos. | corte*, cortar
service | Color | Un tono que va con tu piel y un plan para cuando crezca. | color*, tinte*
service | Mechas y balayage | Más claro donde lo aclararía el sol. | mechas, balayage*, reflejos
service | Peinado | Para el día o la noche, y explicado para repetirlo en casa. | peinado*, recogido*, secado*
service | Niños | Corto, amable y con pausas. | nino*, infantil*
service | Tratamientos | Para pelo seco, fino o castigado. | tratamiento*, hidratac*, keratina*
line | ¿Dudas? Ven primero a hablar. | Al reservar, dinos si llevas color.
title | Corte, color y cuidado | En el sillón | Lo que hacemos con el pelo
contact | Pide cita | Escríbenos
action | Pedir cita | Preguntar por el color
ask | ¿Cada cuánto conviene cortar? | El pelo corto cada pocas semanas, el largo menos. Te lo decimos al terminar.
ask | ¿Puedo llevar una foto? | Claro. Mejor dos: una que te guste y otra que no.
ask | ¿Tengo que venir con el pelo lavado? | No. Para el color es mejor no lavarlo ese día.
ask | ¿Y si el color no me gusta? | Dilo enseguida. En la misma semana casi todo se puede ajustar.
# house-cleaning
headlines | Limpieza de casas en {place} | Llegar a una casa limpia | Limpio, cuarto por cuarto
introduction | {name} limpia pisos y casas en {place}. Tú dices qué va primero y así se hace.
introduction | Cada semana, antes de una mudanza o a fondo una vez. {name}, en {place}, trae las manos y el tiempo.
service | Limpieza semanal | Los mismos cuartos, el mismo orden, un día fijo. | semanal*, regular*
service | Limpieza a fondo | Detrás del horno, encima de los armarios, en las juntas. | fondo, profund*
service | Mudanzas | Vacío y limpio para entregar las llaves. | mudanza*, entrega de llaves
service | Ventanas | Cristal, marco y carril. | ventana*, cristal*
service | Cocina y baño | La cal, la grasa y las juntas que siempre se dejan. | cocina*, bano*
service | Plancha y ropa | Lavada, planchada y doblada. | plancha*, ropa
line | Dinos qué productos prefieres no tener en casa. | ¿Hay animales? Mejor saberlo antes de llamar.
title | Lo que limpiamos | Cuarto por cuarto | Una vez o cada semana
contact | Pide un día | Describe tu casa
action | Pedir un día | Describir mi casa
ask | ¿Tengo que estar en casa? | No hace falta. Antes acordamos cómo se entrega la llave.
ask | ¿Traéis los productos? | Si quieres, sí. Si prefieres los tuyos, usamos esos.
ask | ¿Viene siempre la misma persona? | Lo procuramos. Si un día no puede, te avisamos antes.
ask | ¿Qué debo recoger antes? | Lo que está por medio y lo frágil. Lo demás es cosa nuestra.
# coffee-shop
headlines | Café en {place} | Buenos días, {place} | Una mesa junto a la ventana
introduction | {name} es una cafetería de {place}. Café, algo para acompañar y un sitio donde quedarse.
introduction | De pie o una hora sentado: en {name}, en {place}, valen las dos cosas.
service | Espresso y café | Corto, largo, con leche o solo. Pregunta qué grano hay en el molino. | espresso*, cafe*, cortado*
service | Café de filtro | Hecho despacio, claro en la taza. | filtro*
service | Té y bebidas frías | Para quien no toma café o ya tomó bastante. | te, zumo*, limonada*, chocolate*
service | Tartas y bollos | Lo que ves en la vitrina es de hoy. | tarta*, bollo*, pastel*, bizcocho*
service | Desayunos | Pan, huevos o algo dulce, hasta que se acabe. | desayuno*, tostada*
service | Algo al mediodía | Platos pequeños, cada día un poco distintos. | comida*, bocadillo*, sopa*
line | ¿Alergias? Dilo en la barra. | Los perros pueden pasar si se tumban.
quote | Siéntate. El café ya sale. | El periódico está junto a la ventana.
title | ¿Qué te ponemos? | En la pizarra | Del molino y de la vitrina
contact | Ven a vernos | Escríbenos
action | Horario y cómo llegar | Preguntar por una mesa
ask | ¿Se puede reservar? | Para pocos suele haber sitio. Si sois más, escribe antes.
ask | ¿Hay leche de avena? | Pregunta en la barra qué hay hoy.
ask | ¿Puedo quedarme con el portátil? | En horas tranquilas, sí. Cuando se llena, nos apretamos un poco.
ask | ¿Hacéis tartas por encargo? | Escribe qué y para cuándo. Te decimos si se puede.
ask | ¿Hay algo sin gluten o sin leche? | Casi siempre. Dínoslo y lo miramos juntos.
# restaurant
headlines | Comer en {place} | Siéntate, cocinamos nosotros | Esta noche en {place}
introduction | {name} cocina en {place}: {services}. La carta es corta y cambia con el mercado.
introduction | Dos o todos: en {name}, en {place}, hay mesa para ambas cosas.
service | Entrantes | Para compartir o para la primera hambre. | entrante*, tapa*, ensalada*
service | Platos principales | De olla, sartén y horno, según la semana. | plato*, carne*, pescado*, arroz*
service | Sin carne | Platos propios, no guarniciones. | vegetar*, vegan*, verdura*
service | Postres | Pequeños, para que aún quepan. | postre*, tarta*
service | Vino y bebidas | Pregunta qué va bien con lo que comes. | vino*, cerveza*, bebida*
service | Menú del mediodía | Más rápido en la mesa y más corto en la carta. | menu*, mediodia*
line | ¿Alergias? Dilo al pedir, cada vez. | La carta está en la pizarra.
quote | Ven con hambre. | El postre espera.
title | De la cocina | Lo que cocinamos | En la carta
contact | Reserva mesa | Pregunta por la carta
action | Reservar mesa | Preguntar por la carta
ask | ¿Hay que reservar? | El fin de semana es mejor. Entre semana suele haber sitio.
ask | ¿Tenéis en cuenta las alergias? | Dinos cuáles antes. Te decimos con franqueza qué se puede.
ask | ¿Podemos ir con niños? | Sí. Si quieres, hacemos raciones pequeñas.
ask | ¿Se puede celebrar algo? | Escribe cuántos sois y cuándo, y os hacemos una propuesta.
ask | ¿Se puede llevar la comida? | Pregunta qué platos aguantan bien el camino.
# music-lessons
headlines | Clases de música en {place} | Nota a nota, sin prisa | Hoy, la primera canción
introduction | {name} enseña en {place}: {services}. Para niños y adultos, a su ritmo.
introduction | Leer partituras viene después. En {name}, en {place}, se empieza escuchando y con una pieza corta.
service | Primera clase | Conocerse, probar e irse a casa con unas notas en los dedos. | primera*, prueba*, principiante*
service | Clases para niños | Tareas cortas y canciones que ya conocen. | nino*, infantil*
service | Clases para adultos | No es tarde. Tú dices qué pieza quieres tocar. | adult*
service | Piano | Postura, manos y pronto las dos a la vez. | piano*, teclado*
service | Guitarra | Primero acordes y ritmo, y la canción enseguida. | guitarra*, ukelele*
service | Canto | Aire, sonido y canciones que le van a tu voz. | canto*, voz, cantar
service | Exámenes y audiciones | Planeado desde la fecha hacia atrás, para una última semana tranquila. | examen*, audicion*, conservatorio*
line | Dinos la edad, el instrumento y una canción que guste. | El día y la hora los acordamos contigo.
title | Lo que se aprende | Clase a clase | Instrumentos y voces
contact | Pide una clase | Acuerda una hora
action | Pedir una primera clase | Acordar una hora
ask | ¿Hay que saber leer música? | No. Se empieza de oído y las notas llegan poco a poco.
ask | ¿Desde qué edad? | Cuando un niño puede estar un rato con una sola cosa. Ven a probar.
ask | ¿Necesito instrumento propio? | Para la primera clase no. Después ayudamos a elegir.
ask | ¿Cuánto hay que practicar? | Diez minutos al día valen más que una hora el domingo.
# physical-therapist
headlines | Fisioterapia en {place} | Levantarse otra vez sin pensarlo | Paso a paso, más movimiento
introduction | {name} trata en {place}: {services}. Primero se pregunta y se explora, luego se practica.
introduction | ¿Qué molesta, desde cuándo y al hacer qué? En {name}, en {place}, se empieza escuchando.
service | Espalda y cuello | Buscamos qué la irrita y ejercitamos lo que la sostiene. | espalda*, cuello*, lumbar*, cervical*
service | Después de una operación | Al ritmo de la curación y de acuerdo con tu médico. | operacion*, postoperator*, rehabilit*
service | Lesiones deportivas | Volver a moverse antes de volver a jugar. | deport*, lesion*, esguince*
service | Terapia manual | Con las manos se suelta, con ejercicios se mantiene. | manual*, masaje*
service | Ejercicios | Pocos, los que de verdad harás en casa. | ejercicio*, pilates*
service | Visitas a domicilio | Cuando venir es demasiado lejos. | domicilio*
line | Trae informes, si los tienes. | Con ropa cómoda basta.
title | Lo que tratamos | Del cuello a la rodilla | Tratamiento, paso a paso
contact | Pide cita | Cuenta qué te duele
action | Pedir cita | Contar qué me duele
ask | ¿Necesito un volante del médico? | Depende de tu seguro. Pregúntanos antes de venir.
ask | ¿Qué llevo? | Ropa cómoda y los informes que tengas.
ask | ¿Duele? | Se puede notar, nada más. Dilo en cualquier momento.
ask | ¿Cuántas sesiones hacen falta? | Después de la primera lo sabemos mejor y te lo decimos claro.
# landscaping
headlines | Jardines en {place} | Un jardín para estar fuera | Plantado, segado y podado
introduction | {name} hace y cuida jardines en {place}: {services}. Primero lo recorremos contigo.
introduction | No todo tiene que acabarse este año. {name}, en {place}, hace jardines por etapas.
service | Diseño | Dónde te sientas, por dónde pasas, qué ves: primero en papel. | diseno*, proyecto*
service | Plantación | Plantas que se llevan bien con tu suelo y tu luz. | planta*, flor*
service | Césped | Segado, aireado y resembrado donde estaba la portería. | cesped*, segar*
service | Setos y poda | Cortados cuando los pájaros ya han volado. | seto*, poda*, podar
service | Árboles | Aclarados, sujetos o plantados. | arbol*, frutal*
service | Caminos y muros | Piedra sobre una base que no se mueve. | camino*, muro*, piedra*, terraza*
line | Una foto desde la ventana nos dice mucho. | Pregunta en invierno y habrá sitio en primavera.
title | Lo que plantamos y hacemos | Alrededor de la casa | Todo el año
contact | Describe tu jardín | Pide una visita
action | Describir mi jardín | Pedir una visita
ask | ¿Cuándo conviene plantar? | Mucho en otoño, algo en primavera. Te lo decimos planta por planta.
ask | ¿Os lleváis los restos? | Si quieres, sí. A veces sirven mejor en el propio jardín.
ask | ¿Cuánto trabajo dará después? | El que tú quieras. Dilo antes y lo pensamos así.
ask | ¿Hacéis jardines pequeños? | Sí, y también patios y terrazas.
`
