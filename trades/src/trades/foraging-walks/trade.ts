import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'foraging-walks',
  kind: 'outdoors',
  otherKind: 'classes',
  names: {
    english: 'Foraging walks',
    spanish: 'Rutas de plantas silvestres',
    french: 'Sorties cueillette sauvage',
    italian: 'Escursioni di foraging',
    german: 'Kräuterwanderungen',
    japanese: '野草・きのこ観察会',
    Korean: '산나물 약초 체험',
  },
  naming: {
    english:
      listed(`find mushrooms, gather mushrooms, foraging, wild food walks, mushroom foraging, foraging courses,
      forager, bushcraft courses, wild food, herb walks, foraging guide, bushcraft school, mushroom walks,
      seaweed foraging, wild food courses, coastal foraging, fungi forays, herbalism courses,
      survival school, wild cooking, bushcraft instructor, bush tucker`),
    spanish: listed(`salidas micológicas, rutas micológicas, recolección de plantas silvestres,
      talleres de plantas medicinales, cursos de supervivencia, recolección silvestre, cursos de bushcraft`),
    french: listed(`balades botaniques, sorties champignons, cueillette sauvage, stages plantes sauvages,
      sorties plantes sauvages, herboriste cueilleuse, balade cueillette, stage bushcraft,
      balades plantes sauvages`),
    italian: listed(`foraging, erbe spontanee, passeggiate botaniche, corsi di riconoscimento erbe,
      raccolta erbe spontanee, corsi di sopravvivenza, uscite micologiche, escursioni erbe selvatiche,
      caccia al tartufo, uscite funghi`),
    german: listed(`Kräuterwanderung, Pilzwanderungen, Kräuterpädagoge, Kräuterpädagogin, Wildkräuterkurse,
      Kräuterführungen, Kräuterfrau, Pilzkurse, Pilzführungen, Wildkräuterführungen, Kräuterschule,
      Wildnistraining, Pilzberater, Pilzberaterin, Bushcraftkurse, Survivaltraining,
      lehrwanderungen, pilzwanderung, pilzberatung, Kräuterführung, Wildkräuterführung`),
    japanese: listed(
      '野草教室, きのこ観察会, 山菜採りツアー, 野草ウォーク, きのこ狩り, ブッシュクラフト教室, 野草観察会, 薬草教室, サバイバル講習',
    ),
    Korean: listed('약초체험, 버섯채취 체험, 산나물체험, 약초교실, 부시크래프트, 약초 산행, 생존캠프'),
  },
  things: {
    english:
      listed(`wild garlic, mushrooms, hedgerow, edible, berries, seaweed, nettles, baskets, identification, fungi,
      herbs, shoreline, elderflower, fire lighting, plants, shelter, damper`),
    spanish: listed(
      `setas, hierbas, bosque, bayas, cestas, ortigas, plantas, comestibles, medicinales, trufa, cata`,
    ),
    french:
      listed(`champignons, plantes, orties, forêt, baies, panier, comestibles, ail des ours, herbier, cueillette,
      cavage, truffe`),
    italian:
      listed(`funghi, bosco, ortiche, bacche, cestino, commestibili, piante, erbe, prati, tartufo, cane lagotto,
      scarponi`),
    german: listed(`Pilze, Wildkräuter, Bärlauch, Beeren, Korb, Wald, Brennnesseln, essbar, Sammeln, Wiese,
      Heilpflanzen, Tinkturen, pilzbestimmung`),
    japanese: listed('きのこ, 山菜, 野草, 薬草, かご, 食べられる, 森, ヨモギ, 焚き火'),
    Korean: listed('버섯, 산나물, 약초, 바구니, 식용, 숲, 쑥, 열매, 야생초'),
  },
}
