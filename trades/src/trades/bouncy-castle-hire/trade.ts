import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'bouncy-castle-hire',
  kind: 'events',
  names: {
    english: 'Bouncy castle hire',
    spanish: 'Alquiler de castillos hinchables',
    french: 'Location de châteaux gonflables',
    italian: 'Noleggio gonfiabili',
    german: 'Hüpfburgenverleih',
    japanese: 'エア遊具レンタル',
    Korean: '에어바운스 대여',
  },
  naming: {
    english:
      listed(`bouncy castles, bouncy castle, bounce house rental, inflatable rental, inflatables, bounce houses,
      jumping castle hire, bouncy house, inflatable hire, inflatable slide rental, jumpers for rent,
      garden games hire, moonwalk rental, jumping castles, foam parties, giant games hire, fun foods,
      candy floss hire, candy floss machine, dunk tank, rodeo bull hire, popcorn cart, water slides`),
    spanish:
      listed(`castillos hinchables, hinchables, castillo hinchable, inflables, brincolines, alquiler de inflables,
      máquina de palomitas alquiler, toro mecánico`),
    french:
      listed(`structures gonflables, château gonflable, location de structures gonflables, châteaux gonflables,
      location jeux en bois, barbe à papa location, location de jeux géants`),
    italian:
      listed(`gonfiabili, castelli gonfiabili, giochi gonfiabili, affitto gonfiabili, noleggio giochi gonfiabili,
      zucchero filato noleggio, toro meccanico`),
    german:
      listed(`Hüpfburg, Hüpfburgen, Hüpfburg mieten, Spielgeräteverleih, Hüpfburgenvermietung, Spielmobil,
      Zuckerwattemaschine, Eventmodule, Bullriding mieten, Riesenspiele`),
    japanese: listed(
      'ふわふわ遊具, エアー遊具, トランポリンレンタル, ふわふわレンタル, 綿菓子機レンタル, 縁日レンタル, エア遊具',
    ),
    Korean: listed('에어바운스, 에어바운스 임대, 에어풀장 대여, 놀이기구 대여, 바운스 대여'),
  },
  things: {
    english:
      listed(`slides, blower, party, kids, gladiator duel, deposit, grass, soft surfaces, obstacle course,
      popcorn, school fairs, toddlers`),
    spanish: listed(
      `toboganes, fiesta, cumpleaños, niños, palomitas, tobogán, monitores, comuniones, algodón de azúcar`,
    ),
    french: listed(
      `toboggan, anniversaire, kermesse, enfants, barbe à papa, jeux, souffleur, fête, pop-corn`,
    ),
    italian: listed('scivoli, feste, compleanno, bambini, popcorn, castello, sagre, giardino'),
    german:
      listed(`Rutsche, Gebläse, Kindergeburtstag, Sommerfest, Spiele, Popcorn, Zuckerwatte, Vereinsfest, Aufbau,
      Kinder`),
    japanese: listed('遊具, すべり台, お祭り, イベント, 綿菓子, 射的, 送風機, 模擬店'),
    Korean: listed('미끄럼틀, 어린이날, 축제, 놀이, 솜사탕, 팝콘, 물놀이, 송풍기'),
  },
}
