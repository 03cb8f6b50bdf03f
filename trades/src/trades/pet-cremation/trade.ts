import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'pet-cremation',
  kind: 'farewell',
  otherKind: 'animals',
  names: {
    english: 'Pet cremation',
    spanish: 'Crematorio de mascotas',
    french: 'Crémation d’animaux',
    italian: 'Cremazione animali',
    german: 'Tierbestattung',
    japanese: 'ペット火葬',
    Korean: '반려동물 장례',
  },
  naming: {
    english: listed(`pet crematorium, pet funeral, pet cremations, individual pet cremation, pet loss service,
      pet memorials, pet aquamation, pet burial, animal cremation, pet crematory, horse cremation,
      pet funerals, equine cremation, pet ashes, pet memorial jewellery, pet loss support, pet urns,
      pet burials`),
    spanish:
      listed(`incineración de mascotas, funeraria de mascotas, cremación de mascotas, cementerio de mascotas,
      crematorio de animales, incineración de animales, tanatorio de mascotas, funeraria animal`),
    french:
      listed(`incinération d’animaux, crématorium animalier, pompes funèbres animalières, cimetière animalier,
      obsèques animales, crémation animale, incinération animale, funérarium animalier, crémation animaux`),
    italian:
      listed(`crematorio per animali, onoranze funebri animali, cimitero per animali, cremazione cani e gatti,
      cremazione animali domestici, pompe funebri animali, funerali per animali, cimitero degli animali`),
    german: listed(`Tierkrematorium, Tierbestatter, Tierbestatterin, Tierfriedhof, Haustierbestattung,
      Kleintierbestattung, Pferdebestattung, Pferdekrematorium, Tierurnen, Einäscherung von Tieren,
      Tiertrauerbegleitung, Tiereinäscherung`),
    japanese: listed(
      'ペット葬儀, ペット霊園, 訪問ペット火葬, 動物霊園, ペット葬, ペット供養, ペットセレモニー, 動物葬儀, ペットのお葬式, ペット斎場',
    ),
    Korean: listed(
      '반려동물 장례식장, 펫장례, 동물 화장, 강아지 장례, 펫로스, 반려동물 화장장, 고양이 장례, 애견 장례식장, 동물장묘, 반려동물 추모공원',
    ),
  },
  things: {
    english:
      listed(`ashes, urn, rainbow bridge, paw print, collection from vets, beloved, goodbye, casket, companion,
      keepsake, farewell room, scatter tube`),
    spanish: listed('urna, cenizas, despedida, huella, perro, gato, recogida, recuerdo, velatorio'),
    french: listed('urne, cendres, adieu, empreinte, chien, chat, hommage, compagnon, recueillement'),
    italian: listed('urna, ceneri, addio, impronta, cane, gatto, ritiro, ricordo, commiato'),
    german:
      listed(`Urne, Asche, Einäscherung, Abschied, Pfotenabdruck, Regenbogenbrücke, Haustier, Hund, Katze,
      Gedenkstein, Überführung`),
    japanese: listed('骨壷, お別れ, 供養, 納骨, 虹の橋, うさぎ, 遺骨, 返骨, 手元供養'),
    Korean: listed('유골함, 추모, 화장, 이별, 무지개다리, 메모리얼스톤, 수의, 유골'),
  },
}
