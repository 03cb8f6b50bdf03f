import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'farm-stay',
  kind: 'lodging',
  otherKind: 'animals',
  names: {
    english: 'Farm stay',
    spanish: 'Casa rural en granja',
    french: 'Gîte à la ferme',
    italian: 'Agriturismo',
    german: 'Urlaub auf dem Bauernhof',
    japanese: '農家民宿',
    Korean: '농촌 민박',
  },
  naming: {
    english:
      listed(`working farm, sleep on a farm, farmstay, farm holidays, stay on a farm, ranch stay, agritourism,
      farm bed and breakfast, vineyard stay, farm stays, farm accommodation, farmhouse holidays, farm B&B,
      working farm holidays, ranch holidays, farmhouse b&b`),
    spanish: listed('agroturismo, alojamiento en granja, estancia en granja, masía rural, cortijo rural'),
    french: listed(`accueil à la ferme, agritourisme, chambres à la ferme, séjour à la ferme, ferme auberge,
      vacances à la ferme, ferme-auberge`),
    italian:
      listed(`agriturismi, soggiorno in fattoria, vacanze in fattoria, masseria, maso, agriturismo con camere,
      casale in campagna`),
    german:
      listed(`Bauernhofurlaub, Ferienhof, Ferien auf dem Bauernhof, Ferienbauernhof, Heuhotel, Winzerhofurlaub,
      Bauernhofferien, Landurlaub, Urlaub am Bauernhof, Winzerurlaub`),
    japanese: listed('農泊, ファームステイ, 農家民泊, 牧場ステイ, 農業体験宿泊, 農園民宿'),
    Korean: listed('팜스테이, 농가민박, 농촌체험 숙박, 체험농장 숙박, 농촌민박, 촌캉스, 농장 스테이'),
  },
  things: {
    english:
      listed(`lambs, barn, tractor, hens, fresh eggs, feeding animals, farmhouse, rooms, breakfast, goats,
      campfire, cows, milking`),
    spanish: listed('animales, gallinas, tractor, desayuno, campo, establo, habitaciones, cabras'),
    french: listed('animaux, tracteur, œufs, petit-déjeuner, grange, enfants, vaches, chèvres'),
    italian: listed('animali, orto, trattore, camere, colazione, vigneto, ulivi, galline, cavalli'),
    german:
      listed(`Kühe, Traktor, Ziegen, Hühner, Melken, Scheune, Kinder, Heu, Ponyreiten für Gäste, Kälber, ponys,
      trampolin, brötchendienst`),
    japanese: listed('収穫, 動物, 卵, 朝食, 田舎, 畑, 囲炉裏, 子ヤギ, 古民家'),
    Korean: listed('동물, 수확, 조식, 시골, 텃밭, 마당, 아궁이, 염소'),
  },
}
