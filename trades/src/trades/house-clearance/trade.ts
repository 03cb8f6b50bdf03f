import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'house-clearance',
  kind: 'home-call-out',
  names: {
    english: 'House clearance',
    spanish: 'Vaciado de pisos',
    french: 'Débarras de maison',
    italian: 'Sgombero appartamenti',
    german: 'Entrümpelung',
    japanese: '遺品整理',
    Korean: '유품 정리',
  },
  naming: {
    english: listed(`house clearances, estate clearance, probate clearance, estate cleanout, estate cleanouts,
      hoarding clean-up, hoarder house clearance, garage clearance, loft clearance, office clearance,
      house cleanouts, cleanout`),
    spanish: listed(`vaciado de casas, vaciado de viviendas, vaciado de locales, vaciapisos,
      limpieza síndrome de diógenes`),
    french: listed(`débarrasseur, débarras maison, vide maison, débarras d’appartement, débarras de cave,
      débarras succession, syndrome de diogène`),
    italian: listed('svuota cantine, svuotacantine, sgombero cantine, sgombero soffitte, sgombero case'),
    german: listed(`Haushaltsauflösung, Wohnungsauflösung, Nachlassräumung, Entrümpler, Entrümplerin,
      Haushaltsauflösungen, Entrümpelungen, Messie-Wohnung, Kellerentrümpelung, Räumungsdienst`),
    japanese: listed(
      '生前整理, 家財整理, ゴミ屋敷片付け, 実家片付け, 実家じまい, 特殊清掃, 空き家整理, 遺品整理士',
    ),
    Korean: listed('유품정리, 유품정리사, 특수청소, 빈집정리, 쓰레기집 청소, 고독사 청소, 집정리'),
  },
  things: {
    english:
      listed(`contents, bereavement, attic, sheds, whole house, sensitive, hoarder, furniture, probate, empty,
      broom clean`),
    spanish: listed('herencia, muebles, piso, enseres, desván, local, mudarse'),
    french: listed(
      `cave, grenier, succession, meubles, décès, maison entière, appartement, bibelots, valorisation`,
    ),
    italian: listed('soffitta, eredità, mobili, garage, casa intera, oggetti, appartamento, successione'),
    german:
      listed(`Keller, Dachboden, Nachlass, besenrein, Wertanrechnung, Möbel, Messie, Hausrat, Garage, Todesfall,
      Erbe`),
    japanese: listed('遺品, 家財, 仏壇, 形見, 供養, 実家, 買取, 空き家, ゴミ屋敷'),
    Korean: listed('유품, 고인, 가구, 빈집, 폐기, 유가족, 세간, 원룸'),
  },
}
