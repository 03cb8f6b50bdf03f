import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'farrier',
  kind: 'animals',
  names: {
    english: 'Farrier',
    spanish: 'Herrador',
    french: 'Maréchal-ferrant',
    italian: 'Maniscalco',
    german: 'Hufschmied',
    japanese: '装蹄師',
    Korean: '장제사',
  },
  naming: {
    english:
      listed(`hoof trimming, horse shoeing, horseshoeing, horseshoer, shoeing smith, shoe horses, shoeing horses,
      horse shoer`),
    spanish:
      listed(`recorte de cascos, herraje de caballo, herrado de caballo, herradora, herraje de caballos,
      herrar caballos`),
    french: listed(
      `parage des sabots, maréchalerie, ferrage de cheval, maréchale-ferrante, ferrage, ferrer les chevaux,
      ferre les chevaux, ferre vos chevaux`,
    ),
    italian: listed(`pareggio zoccoli, mascalcia, ferratura di cavallo, ferratura cavalli, ferrare cavalli,
      ferro cavalli, ferriamo cavalli`),
    german:
      listed(`Barhufpflege, Barhufbearbeitung, hufbeschlag, beschlagschmied, Hufschmiedin, Hufbeschlagschmied,
      Hufbeschlagschmiedin, Beschlagschmiedin`),
    japanese: listed('装蹄, 蹄鉄, 削蹄, 蹄鉄屋, 装蹄所'),
    Korean: listed('장제, 말발굽, 편자, 말 편자 장제사, 말편자, 말발굽 관리'),
  },
  things: {
    english:
      listed(`hoof, horse, pony, donkey, shoe, trim, forge, anvil, barefoot, laminitis, hooves, horseshoes, rasp,
      nails, trims, lameness, ponies, remedial shoeing, hot shoeing, yard visits`),
    spanish: listed(
      `casco, caballo, poni, herradura, yunque, herraduras, cascos, yegua, descalzo, clavos, cuadra, cojera`,
    ),
    french: listed('sabot, cheval, poney, âne, fer, parage, enclume, sabots, fers, clous, fourbure'),
    italian: listed(
      `zoccolo, cavallo, pony, asino, ferro, forgia, incudine, zoccoli, ferri, chiodi, barefoot, zoppia`,
    ),
    german:
      listed(`huf, pferd, pony, esel, eisen, beschlag, ausschneiden, amboss, barhuf, Hufe, Hufeisen, Pferde,
      Raspel, Hufrehe, Stall, Klebebeschlag, Hufschuhe`),
    japanese: listed('馬, 蹄, ポニー, 乗馬, 裸足, 釘, 蹄葉炎, 牧場'),
    Korean: listed('말, 발굽, 승마, 조랑말, 마방, 절뚝거림'),
  },
}
