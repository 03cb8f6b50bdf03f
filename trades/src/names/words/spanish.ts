import type { PlainWords } from '../plain-words.ts'

/** The words of names in Spanish. */
export const spanish: PlainWords = {
  images:
    'la Alondra, la Golondrina, el Mirlo, el Roble, el Almendro, la Encina, el Olmo, la Cigüeña, el Zorro, la Nutria, el Limonero, la Higuera, la Puerta Azul, el Farol Rojo, la Barca Verde, la Luna Nueva, el Viento Sur, la Escalera, la Ventana, el Portal, la Veleta, el Molino, el Tejo, el Jilguero',
  kinds: {
    animals:
      'Patas, Huellas, Casa de Mascotas|la huella, el hocico, el bigote, la pluma, el heno, la cola|Cuatro Patas, Hocico Mojado, Pelo y Pluma, Huellas de Barro',
    children:
      'Escuelita, Casa de Juegos, Rincón|el charco, la bellota, el lápiz, la cometa, el botón, la mariquita|Saltacharcos, Rodillas Sucias, La Hora del Cuento, Bellota y Botón',
    'health-practice':
      'Clínica, Consulta, Espacio|el sauce, la brisa, la calma, la lámpara, el romero, el puerto|Hombro con Hombro, Respira Hondo, A Paso Tranquilo, La Silla de Enfrente',
    'food-counter':
      'Despensa, Cocina, Sabores|la sal, la brasa, el tomillo, la miel, el puchero, la canela, el limón, la cuchara|Hasta el Último Bocado, Sal y Miel, Repetir Plato, Manos de Harina',
    'table-service':
      'Casa de Comidas, Mesón, Taberna|la mesa, la brasa, el tomillo, la sal, el puchero, la cuchara, el mantel|La Mesa Larga, Sobremesa, Cuchara y Brasa, El Último Plato',
    lodging:
      'Casa, Posada, Hospedería|la almohada, la llave, la lámpara, el umbral, el patio, la colcha|La Llave de Repuesto, Luz en la Ventana, Sin Despertador, Media Pensión del Alma',
    'building-trade':
      'Obras, Taller, Reformas|la plomada, el nivel, la teja, la viga, el ladrillo, el cobre, la llana|A Plomo, Medir Dos Veces, Teja y Viga, Manos a la Obra, Buen Cimiento',
    'home-call-out':
      'Servicio, Casa en Orden, Mantenimiento|la escoba, el cubo, la llave, la escalera, el timbre, el jabón|Escoba y Cubo, Llamar Dos Veces, Casa en Calma, Antes de Comer',
    maker:
      'Taller, Estudio, Manufactura|la mano, el banco, la lámpara, el nudo, la cera, la tinta, el mimbre|Manos Lentas, A la Luz del Candil, Uno a Uno, Hecho Dos Veces',
    repairer:
      'Taller, Reparaciones|la tuerca, el muelle, la bobina, la chispa, el tornillo, el engranaje|Segunda Vida, Tuerca y Tornillo, Vuelve a Andar, Como Nuevo Otra Vez',
    classes:
      'Escuela, Aula, Estudio|el lápiz, la pizarra, la página, el pupitre, el cuaderno|Sin Preguntas Tontas, Paso a Paso, Primera Fila, Lápiz y Cuaderno',
    events:
      'Celebraciones, Fiestas, Estudio|el farol, la cinta, el brindis, el ramo, la guirnalda, la verbena|La Hora Dorada, Hasta que Amanezca, Flor y Farol, Un Último Baile',
    'professional-office':
      'Despacho, Estudio, Oficina|la tinta, la brújula, el margen, la lámpara, el sello, la línea|Letra Clara, Segunda Opinión, Tinta y Sello, Blanco sobre Negro',
    farewell:
      'Funeraria, Casa de Despedida|el olivo, el ciprés, la memoria, la calma, el laurel, la vela|Memoria Serena, Olivo y Laurel, La Última Luz, Con Calma',
    outdoors:
      'Rutas, Jardines, Aventuras|el sendero, la jara, la marea, la cumbre, el remo, el helecho, la bota|Barro en las Botas, Jara y Sendero, A Contraviento, Monte Adentro',
    beauty:
      'Salón, Belleza, Estudio|el espejo, el pétalo, la seda, la rosa, el bálsamo|Hombros Abajo, El Espejo Amable, Media Hora para Ti, Seda y Rosa',
    shop: 'Tienda, Almacén, Bazar|el cajón, la campanilla, el estante, el papel, el lazo, la balda|Papel y Lazo, El Cajón de Sastre, La Campanilla, Casi de Todo',
    community:
      'Casa, Círculo, Ateneo|la mesa, el banco, la plaza, el patio, la candela|Puerta Abierta, Traed una Silla, La Mesa de Todos, Plaza y Banco',
  },
  groups: {
    bread:
      'Panadería, Obrador, Horno|la miga, la harina, la sal, el horno, la corteza, el centeno, la brasa, la canela|Miga y Corteza, Antes del Alba, Pan y Paciencia, La Segunda Hornada, Hasta la Última Miga',
    coffee:
      'Café, Tostador, Cafetería|el grano, la taza, la espuma, el humo, la cuchara, el molinillo|Segunda Taza, Grano y Humo, Antes de las Nueve, Café con Calma',
    clay: 'Alfar, Cerámica, Barro|el barro, el torno, el horno, la ceniza, el cuenco, el esmalte|Barro y Fuego, Huella de Pulgar, El Cuenco Torcido, Ceniza y Esmalte',
    cloth:
      'Costura, Taller, Telar|el hilo, la aguja, el dedal, la lana, el lino, la bobina, el ojal|Hilo y Aguja, Puntada a Puntada, Hilvanes, El Dedal de Plata, Del Revés',
    wood: 'Carpintería, Taller, Maderas|el roble, la viruta, la gubia, el cepillo, la veta, el banco|A Favor de la Veta, Viruta y Veta, Medir Dos Veces, Cuatro Buenas Patas',
    water:
      'Fontanería, Aguas|el grifo, el cobre, la llave, el caño, la junta, el agua|Ni una Gota, Suelo Seco, Grifo y Cobre, Llave de Paso',
    current:
      'Electricidad, Luz|la chispa, el cable, la lámpara, el cobre, el fusible|Se Hizo la Luz, Chispa y Cobre, Luz a las Seis, Sin Cabos Sueltos',
    bikes:
      'Bicis, Taller de Bicis, Ciclos|el radio, la cadena, el piñón, el timbre, el sillín, el pedal|Radio y Cadena, Rueda Libre, Dos Ruedas, Timbre y Pedal',
    cars: 'Taller, Motor, Garaje|la llave, el pistón, el aceite, la biela, la bujía|Qué Ruido Es Ese, Bujía y Biela, Vuelve a Andar, Punto Muerto',
    music:
      'Música, Aula de Música, Escuela de Música|la clave, el compás, la nota, la octava, el acorde|Otra Vez desde el Principio, Clave de Sol, Medio Tono, A Compás',
    piano:
      'Aula de Piano, Escuela de Piano, Música|la tecla, el pedal, la octava, el acorde, el compás|A Cuatro Manos, Blanco y Negro, Tecla y Pedal, Las Dos Manos, Otra Vez desde el Principio',
    strings:
      'Aula de Música, Escuela de Música, Cuerdas|el arco, la cuerda, el puente, la voluta, la clavija|Cuerdas al Aire, Arco y Cuerda, Cuatro Cuerdas, Otra Vez desde el Principio',
    guitar:
      'Aula de Guitarra, Escuela de Guitarra, Música|la cuerda, el traste, el acorde, el mástil, la púa|Tres Acordes, Seis Cuerdas, Cuerda y Traste, Otra Vez desde el Principio',
    movement:
      'Estudio, Sala, Movimiento|el aliento, el paso, la calma, la esterilla, el ritmo, el giro|Respira Hondo, Pies Descalzos, Un Paso Más, Segundo Aliento',
    hair: 'Peluquería, Barbería, Salón|el peine, el rizo, la tijera, el espejo, la navaja, el flequillo|Rizo y Peine, Solo las Puntas, La Silla Tranquila, Tijera y Espejo',
    pictures:
      'Fotografía, Estudio, Retratos|la luz, el marco, la plata, la sombra, la ventana|Luz y Plata, La Hora Dorada, Medio Segundo, Luz de Ventana',
    flowers:
      'Flores, Floristería|el pétalo, el tallo, el ramo, la dalia, el helecho, la lavanda|Tallo y Pétalo, Recién Cortadas, Ramo Silvestre, Cubo de Dalias',
    gardens:
      'Jardines, Jardinería, Huerto|el musgo, la raíz, la azada, el seto, el helecho, la jara|Musgo y Raíz, Después de la Lluvia, La Azada Verde, Raíz y Seto',
    cleaning:
      'Limpieza, Casa Limpia|la escoba, el cubo, el jabón, el limón, el lino|Escoba y Limón, Sábanas Limpias, Debajo del Sofá, De Arriba Abajo',
    dogs: 'Perros, Huellas, Casa de Perros|la huella, el hocico, la cesta, la oreja, la pata|Hocico Mojado, Buen Chico, Cuatro Patas, Huella y Hocico',
    walks:
      'Paseos, Perros, Huellas|la huella, el hocico, la correa, el charco, el silbato|Hocico Mojado, Buen Chico, Correa y Charco, Cuatro Patas',
    grooming:
      'Peluquería Canina, Salón, Baño|el peine, el cepillo, el rizo, la espuma, la toalla, el pelo|Peine y Cepillo, Rizo y Espuma, Limpio y Seco, Pelo Liso, Espuma y Toalla',
    figures:
      'Cuentas, Gestoría, Asesoría|el número, el margen, el lápiz, la balanza, el sello|Cuentas Claras, Hasta el Último Céntimo, Lápiz y Balanza, Números Redondos',
    screens:
      'Estudio, Diseño, Taller Digital|el píxel, el margen, la coma, la línea, la rejilla|Punto y Coma, Píxel y Papel, Segundo Borrador, En Blanco',
  },
  any: 'Taller, Estudio, Casa|la brújula, el farol, la escalera, la llave, el ancla, la campana|A la Vuelta, Buenas Manos, Después de la Lluvia, Puerta con Puerta',
}
