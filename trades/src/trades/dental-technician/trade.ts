import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'dental-technician',
  kind: 'health-practice',
  otherKind: 'maker',
  names: {
    english: 'Dental technician',
    spanish: 'Protésico dental',
    french: 'Prothésiste dentaire',
    italian: 'Odontotecnico',
    german: 'Dentallabor',
    japanese: '歯科技工所',
    Korean: '치과 기공소',
  },
  naming: {
    english:
      listed(`dental laboratory, denture repair, denturist, dental lab, dentures, clinical dental technician,
      mouthguard maker, denture clinic, dental technicians, denture maker, sports mouthguards,
      mobile dental hygienist`),
    spanish: listed(`laboratorio dental, prótesis dental, reparación de dentaduras, laboratorio protésico,
      prótesis dentales, protésica dental, mecánico dental`),
    french:
      listed(`laboratoire dentaire, réparation de dentiers, laboratoire de prothèse dentaire, prothèses dentaires,
      denturologiste, prothèse dentaire, réparation de dentier`),
    italian: listed(`laboratorio odontotecnico, riparazione dentiere, protesi dentarie, laboratorio dentale,
      odontotecnica, riparazione protesi dentali`),
    german:
      listed(`Zahntechniker, Zahntechnikerin, Zahntechnik, Prothesenreparatur, Zahnlabor, Zahnprothetiker,
      Zahnprothetikerin, Dentaltechnik, Zahntechnikermeister, Zahntechnikermeisterin,
      Zahnprothesenreparatur`),
    japanese: listed('歯科技工士, 入れ歯修理, デンタルラボ, 歯科技工, 義歯工房, 入れ歯専門, 技工所'),
    Korean: listed('치기공소, 치과기공사, 틀니 수리, 덴탈랩, 치기공사, 기공소, 틀니 제작'),
  },
  things: {
    english:
      listed(`crowns, bridges, same-day, impressions, veneers, moulds, zirconia, acrylic, retainers, gum shields,
      relines, fit, broken plate`),
    spanish: listed(
      `dentadura, coronas, puentes, férulas, carillas, impresiones, zirconio, porcelana, implantes`,
    ),
    french: listed('dentier, couronnes, bridges, empreintes, facettes, zircone, appareil'),
    italian: listed('dentiera, corone, ponti, impronte, faccette, bite, zirconio, scheletrati'),
    german: listed(
      `Prothesen, Kronen, Brücken, Veneers, Abdruck, Zirkon, Schienen, Unterfütterung, Modelle, Implantate`,
    ),
    japanese: listed('入れ歯, 義歯, マウスピース, 型取り, セラミック, ブリッジ, ジルコニア'),
    Korean: listed('틀니, 크라운, 브릿지, 지르코니아, 본뜨기, 보철, 임플란트, 교정장치, 세라믹'),
  },
}
