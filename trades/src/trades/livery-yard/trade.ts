import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'livery-yard',
  kind: 'animals',
  names: {
    english: 'Livery yard',
    spanish: 'Pupilaje de caballos',
    french: 'Pension pour chevaux',
    italian: 'Pensione cavalli',
    german: 'Pferdepension',
    japanese: '乗馬クラブ・預託',
    Korean: '마필 위탁 승마장',
  },
  naming: {
    english: listed(`livery, liveries, horse livery, full livery, DIY livery, part livery, boarding stable,
      boarding stables, horse boarding, horse boarding stable, grass livery, livery stables,
      stables to rent`),
    spanish: listed(
      `pupilaje, hípica, pensión de caballos, cuadras de alquiler, centro ecuestre, pupilaje equino`,
    ),
    french: listed(
      `écurie de propriétaires, pension chevaux, écuries, pension équestre, pension au pré, pension box`,
    ),
    italian: listed('pensione per cavalli, scuderia, scuderie, maneggio, box per cavalli, centro ippico'),
    german: listed(`Pensionsstall, Einstellbetrieb, Pferdeeinstellung, Offenstall, Pensionspferde, Aktivstall,
      Pensionspferdehaltung, Einstellplätze, Reitstall`),
    japanese: listed('馬の預託, 自馬預託, 預託厩舎, 養老牧場, 厩舎, 馬の預かり'),
    Korean: listed('마필 위탁관리, 자마 위탁, 말 위탁, 마방 임대, 위탁 마방, 자마회원'),
  },
  things: {
    english:
      listed(`stables, paddocks, hay, arena, horses, mucking out, turnout, hacking, tack room, school, ponies,
      bedding, floodlit, horse walker, bridleways`),
    spanish: listed('caballos, boxes, paddock, pista, cuadra, heno, prado, picadero, guadarnés, pasto'),
    french: listed('chevaux, paddock, carrière, manège, foin, pré, pâture, balades'),
    italian: listed('cavalli, box, paddock, fieno, campo, prato, maneggio coperto, lettiera, passeggiate'),
    german:
      listed(`Boxen, Koppel, Weide, Heu, Paddock, Reithalle, Reitplatz, Einsteller, Misten, Sattelkammer, Pferde,
      Auslauf, Führanlage, Ausreitgelände`),
    japanese: listed('馬房, 放牧, 干し草, 馬場, 馬, ポニー, 牧場, 手入れ, 調教, 引退馬'),
    Korean: listed('마방, 방목, 건초, 마장, 말, 승용마, 목장, 실내마장, 초지'),
  },
}
