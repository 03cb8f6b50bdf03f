import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'optician',
  kind: 'health-practice',
  otherKind: 'shop',
  names: {
    english: 'Optician',
    spanish: 'Óptica',
    french: 'Opticien',
    italian: 'Ottico',
    german: 'Optiker',
    japanese: '眼鏡店',
    Korean: '안경원',
  },
  naming: {
    english: listed(`opticians, optometrist, eye tests, eye test, eye exam, spectacles, eyewear, glasses shop,
      contact lens specialist`),
    spanish: listed('óptico, optometrista, graduación de vista, gafas graduadas'),
    french: listed('optique, lunetier, opticien-lunetier, lunetterie, optométriste'),
    italian: listed('ottica, optometrista, occhialeria, misurazione vista'),
    german: listed('augenoptiker, optik, brillengeschäft, optikermeister, optometrist, sehtest'),
    japanese: listed('メガネ店, 眼鏡屋, めがね屋, メガネ, 眼鏡, メガネ屋, めがね店, 眼鏡屋さん'),
    Korean: listed('안경점, 안경사, 안경, 안경집'),
  },
  things: {
    english: listed('glasses, frame, lens, varifocal, eye, vision, contact lenses, sunglasses'),
    spanish: listed('gafas, lentillas, vista, montura, lentes'),
    french: listed('lunettes, lentilles, monture, vue, verres'),
    italian: listed('occhiali, lenti, montatura, vista, lenti a contatto'),
    german: listed('brille, kontaktlinsen, fassung, gleitsicht, augen'),
    japanese: listed('視力, レンズ, フレーム, コンタクト, 老眼'),
    Korean: listed('시력, 렌즈, 안경테, 콘택트, 선글라스, 누진'),
  },
  schemaType: 'Optician',
}
