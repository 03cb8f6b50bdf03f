import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'knife-maker',
  kind: 'maker',
  names: {
    english: 'Knife maker',
    spanish: 'Cuchillero artesano',
    french: 'Coutelier',
    italian: 'Coltellinaio',
    german: 'Messermacher',
    japanese: '刃物工房',
    Korean: '수제칼 제작',
  },
  naming: {
    english:
      listed(`knifemaker, bladesmith, custom knives, handmade knives, knife making, bladesmithing, swordsmith,
      hand-forged knives, axe maker, tool maker, forged knives`),
    spanish: listed(`cuchillería artesana, cuchillos artesanales, navajero artesano, cuchillos forjados,
      cuchillera artesana`),
    french: listed(
      `coutellerie, coutelière, taillandier, couteaux artisanaux, coutelier-forgeron, couteaux forgés`,
    ),
    italian: listed(
      `coltelleria artigianale, coltelli artigianali, coltelli fatti a mano, coltelli forgiati`,
    ),
    german:
      listed(`Messermacherin, Messerschmied, Messerschmiedin, Messermanufaktur, Messerschmiede, Klingenschmied,
      Klingenschmiedin, Messerbau, Schwertschmied, Schwertschmiedin`),
    japanese: listed('刃物職人, 刀鍛冶, ナイフ作家, カスタムナイフ, 打刃物'),
    Korean: listed('수제칼, 나이프 제작, 단조칼, 도검 제작, 칼 공방'),
  },
  things: {
    english:
      listed(`blades, handles, carbon steel, damascus, anvil, hammer, kitchen knives, tang, hilts, hearth,
      forging, quench, sheaths, gates, hooks, bevel, scales`),
    spanish: listed('hoja, damasco, acero, mangos, yunque, navajas, fragua, martillo'),
    french: listed('lame, damas, manche, acier, enclume, feu, marteau, trempe, couteau pliant'),
    italian: listed('lama, damasco, manico, acciaio, incudine, martello, forgia, tempra'),
    german:
      listed(`Klingen, Damast, Griffe, Stahl, Amboss, Esse, Kochmesser, Feuer, Hammer, Jagdmesser, Härten,
      Scheiden`),
    japanese: listed('包丁, ナイフ, 鋼, 刃, 金槌, 炉, 鍛造, 柄, 斧, 火造り'),
    Korean: listed('칼, 쇠, 모루, 망치, 칼날, 담금질, 호미, 낫, 손잡이'),
  },
}
