import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'small-engine-repair',
  kind: 'repairer',
  names: {
    english: 'Small engine repair',
    spanish: 'Reparación de cortacéspedes',
    french: 'Réparation de motoculture',
    italian: 'Riparazione macchine da giardino',
    german: 'Rasenmäherreparatur',
    japanese: '農機具・草刈機修理',
    Korean: '예초기 농기계 수리',
  },
  naming: {
    english: listed(`lawn mower repair, mower repair, lawnmower repair, chainsaw repair, garden machinery,
      garden machinery repair, lawnmower servicing, chainsaw sharpening, mower servicing,
      generator repair, mower shop, lawn mower servicing, outdoor power equipment,
      agricultural machinery repair, tractor repair, mower sharpening`),
    spanish: listed(`reparación de motosierras, maquinaria de jardín, reparación de maquinaria agrícola,
      taller de motosierras, maquinaria agrícola`),
    french: listed(`motoculture, réparation de tondeuses, réparation tondeuse, réparation tronçonneuse,
      motoculture de plaisance, réparateur motoculture, mécanique agricole`),
    italian:
      listed(`riparazione tagliaerba, riparazione motoseghe, macchine da giardino, riparazione decespugliatori,
      officina agricola, macchine agricole`),
    german: listed(`Gartengerätereparatur, Kleinmotoren, Motorgeräte, Motorsägenreparatur, Gartentechnik,
      Motorgerätewerkstatt, Landmaschinenmechaniker, Landmaschinenmechanikerin, Landmaschinenwerkstatt,
      Landmaschinen, Rasenmäherservice`),
    japanese: listed(
      '農機具修理, 草刈機修理, 農機修理, チェーンソー修理, 小型エンジン修理, 農機具店, 発電機修理',
    ),
    Korean: listed('예초기 수리, 농기계 수리, 엔진톱 수리, 농기계 대리점, 발전기 수리, 경운기 수리'),
  },
  things: {
    english:
      listed(`mowers, strimmers, carburettor, carburetor, blades, spark plug, generator, snow blower, won’t start,
      ride-on, two-stroke, hedge trimmers, chainsaws, tiller`),
    spanish: listed(
      `cortacésped, motosierra, carburador, bujía, desbrozadora, cuchillas, generador, arranque`,
    ),
    french: listed('tondeuse, tronçonneuse, carburateur, bougie, lame, débroussailleuse, autoportée'),
    italian: listed(
      `tagliaerba, motosega, carburatore, candela, decespugliatore, trattorino, lame, generatore`,
    ),
    german:
      listed(`Motorsäge, Vergaser, Messer schärfen, Zündkerze, Aufsitzmäher, Freischneider, Stromerzeuger,
      Laubbläser, Wintercheck, Traktor`),
    japanese: listed('エンジン, キャブレター, 草刈機, 耕運機, チェーンソー, 刃, 発電機, トラクター'),
    Korean: listed('예초기, 엔진톱, 경운기, 점화플러그, 기화기, 관리기, 날, 트랙터'),
  },
}
