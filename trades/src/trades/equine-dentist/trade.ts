import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'equine-dentist',
  kind: 'animals',
  otherKind: 'home-call-out',
  names: {
    english: 'Equine dentist',
    spanish: 'Dentista equino',
    french: 'Dentiste équin',
    italian: 'Dentista equino',
    german: 'Pferdezahnarzt',
    japanese: '馬の歯科',
    Korean: '말 치과',
  },
  naming: {
    english:
      listed(`equine dental technician, horse dentist, equine dentistry, horse dentistry, equine dental,
      horse teeth, equine teeth, horse tooth`),
    spanish: listed('odontología equina, dentista de caballos, odontólogo equino, dentistería equina'),
    french: listed(`dentisterie équine, technicien dentaire équin, dentiste pour chevaux, dents de cheval`),
    italian: listed(
      `odontoiatria equina, dentista per cavalli, odontostomatologia equina, denti dei cavalli`,
    ),
    german: listed(`Pferdezahnärztin, Pferdedentist, Pferdedentistin, Pferdezahnpflege, Pferdezahnpraktiker,
      Pferdezahnpraktikerin, Pferdezahnbehandlung, Pferdezähne, Pferdezahnheilkunde`),
    japanese: listed('馬の歯科医, 馬歯科, 馬の歯, 整歯師, 馬の整歯'),
    Korean: listed('말 치과 진료, 마필 치과, 말 정치, 정치사, 말 이빨'),
  },
  things: {
    english:
      listed(`rasping, floating teeth, wolf teeth, sharp edges, horses, ponies, donkeys, sedation, bit, quidding,
      mouth, gag, yard visits, chewing`),
    spanish: listed('dientes, caballo, limado, puntas, boca, bocado, yegua, sedación, masticar, cuadra'),
    french: listed('dents, râpage, surdents, dent de loup, cheval, poney, âne, mors, bouche'),
    italian: listed('denti, limatura, cavallo, pony, bocca, punte, imboccatura, sedazione, masticazione'),
    german:
      listed(`Zähne, Raspeln, Wolfszähne, Haken, Pferd, Pony, Esel, Gebiss, Stall, Sedierung, Kauen, Maul,
      Zahnspitzen, Trense`),
    japanese: listed('歯, 整歯, やすり, 狼歯, 馬, ポニー, ハミ, 咀嚼, 牧場'),
    Korean: listed('이빨, 정치, 말, 조랑말, 재갈, 마방, 저작, 구강, 줄질'),
  },
}
