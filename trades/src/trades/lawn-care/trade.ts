import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'lawn-care',
  kind: 'home-call-out',
  names: {
    english: 'Lawn care',
    spanish: 'Cuidado del césped',
    french: 'Tonte de pelouse',
    italian: 'Cura del prato',
    german: 'Rasenpflege',
    japanese: '芝刈り・草刈り',
    Korean: '잔디 관리',
  },
  naming: {
    english:
      listed(`lawn mowing, lawn treatment, lawn maintenance, grass cutting, mowing service, lawn service,
      lawn care service, turf laying, artificial grass, sod installation, mow lawns, cut grass,
      lawn aeration, lawn doctor`),
    spanish:
      listed(`corte de césped, cortar el césped, césped artificial, siega de césped, mantenimiento de césped,
      instalación de césped`),
    french: listed(`tonte de gazon, entretien de pelouse, pose de gazon, gazon en rouleau, tonte pelouse,
      gazon synthétique, débroussaillage`),
    italian:
      listed(`taglio erba, tosaerba servizio, prato a rotoli, manutenzione prato, prato sintetico, sfalcio erba,
      taglio prato`),
    german: listed(`Rasenmähen, Rasenmähservice, Rollrasen, Vertikutieren, Rasenservice, Kunstrasen verlegen,
      Rasenneuanlage, Mähdienst`),
    japanese: listed('草刈り, 芝刈り, 芝生管理, 人工芝施工, 除草, 草むしり代行, 芝張り'),
    Korean: listed('예초, 잔디깎기, 벌초, 벌초대행, 제초, 인조잔디 시공, 예초작업'),
  },
  things: {
    english:
      listed(`mower, weeds, moss, scarifying, aeration, fertilizer, fertiliser, feed, edging, strimming, blades,
      stripes, overseeding, clippings, yards, leaf blowing, mulch`),
    spanish: listed(`césped, cortacésped, abono, malas hierbas, hierba, desbroce, resiembra, tepes, jardín`),
    french: listed(
      `pelouse, gazon, tondeuse, mousse, scarification, engrais, mauvaises herbes, bordures, semis`,
    ),
    italian: listed('prato, erba, tagliaerba, concime, muschio, semina, arieggiatura, erbacce, bordi'),
    german:
      listed(`Rasen mähen, Rasen, Mäher, Moos, Unkraut, Dünger, Nachsaat, Belüften, Rasenkanten, Schnittgut,
      Mähroboter, Gras`),
    japanese: listed('芝生, 雑草, 草, 刈払機, 空き地, 防草シート, 肥料, 目土, 除草剤'),
    Korean: listed('잔디, 잡초, 예초기, 풀, 마당, 산소, 비료, 뗏장, 공터'),
  },
}
