import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'hoof-trimmer',
  kind: 'animals',
  names: {
    english: 'Hoof trimmer',
    spanish: 'Podólogo equino',
    french: 'Pareur équin',
    italian: 'Pareggiatore equino',
    german: 'Hufpfleger',
    japanese: '削蹄師',
    Korean: '삭제사',
  },
  naming: {
    english: listed(`hoof trimming, barefoot trimmer, barefoot trimming, barefoot hoof care, hoof care,
      equine podiatrist, natural hoof care, trim hooves, barefoot hoof trimmer`),
    spanish: listed(`podóloga equina, podología equina, recorte de cascos, recortador de cascos,
      recorte natural de cascos, casco descalzo`),
    french:
      listed(`parage de sabot, parage des sabots, pareuse équine, pareur, podologue équin, podologue équine,
      parage naturel, parage physiologique, pieds nus`),
    italian: listed(`pareggio zoccolo, pareggio zoccoli, pareggio naturale, pareggiatore, podologo equino,
      podologa equina, pareggio barefoot`),
    german: listed(`Hufpflegerin, Hufpflege, Hufbearbeitung, Barhufpflege, Barhufbearbeitung, Barhufpfleger,
      Huforthopäde, Huforthopädin, Huftechniker, Hufheilpraktiker, Rehebehandlung, Huforthopädie`),
    japanese: listed('削蹄, 馬の削蹄, 蹄のケア, ベアフット削蹄'),
    Korean: listed('발굽 손질, 발굽 관리, 말발굽 관리, 삭제 작업'),
  },
  things: {
    english:
      listed(`hoof, hooves, barefoot, trim, trims, horse, pony, donkey, mule, rasp, laminitis, hoof boots,
      abscess, yard visits`),
    spanish: listed('casco, cascos, descalzo, caballo, poni, burro, yegua, cojera, escofina'),
    french: listed('sabot, sabots, cheval, poney, âne, fourbure, hipposandales, râpe'),
    italian: listed('zoccolo, zoccoli, barefoot, cavallo, pony, asino, zoppia, raspa, scarpette'),
    german:
      listed(`Huf, Hufe, Barhuf, Pferd, Pferde, Pony, Esel, Maultier, Ausschneiden, Raspel, Hufrehe, Hufschuhe,
      Stall`),
    japanese: listed('馬, 蹄, ポニー, 裸足, 蹄葉炎, 牧場, ロバ'),
    Korean: listed('말, 발굽, 조랑말, 당나귀, 마방, 절뚝거림'),
  },
}
