import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'permanent-makeup',
  kind: 'beauty',
  names: {
    english: 'Permanent make-up',
    spanish: 'Micropigmentación',
    french: 'Maquillage permanent',
    italian: 'Trucco permanente',
    german: 'Permanent Make-up',
    japanese: 'アートメイク',
    Korean: '반영구 화장',
  },
  naming: {
    english: listed(`permanent makeup, microblading, PMU artist, powder brows, scalp micropigmentation,
      semi-permanent makeup, microblading artist, cosmetic tattooing, cosmetic tattoo, areola tattooing,
      lip blush, permanent make-up artist, semi permanent make-up, permanent makeup artist, SMP,
      nipple tattooing, eyebrow tattoo, semi-permanent make-up, PMU`),
    spanish: listed(`microblading, maquillaje permanente, micropigmentadora, micropigmentación de cejas,
      maquillaje semipermanente, micropigmentación capilar, dermopigmentación, micropigmentista`),
    french: listed(`microblading, dermopigmentation, dermographe, maquillage semi-permanent, dermographie,
      technicienne maquillage permanent, micropigmentation, dermopigmentation réparatrice,
      tricopigmentation`),
    italian:
      listed(`microblading, dermopigmentazione, dermopigmentista, trucco semipermanente, tricopigmentazione, PMU,
      micropigmentazione, trucco permanente sopracciglia`),
    german:
      listed(`Microblading, PMU-Artist, PMU-Artistin, Permanent-Make-up-Studio, Powder Brows, Pigmentierung,
      Pigmentistin, Haarpigmentierung, Pigmentierer, Pigmentiererin, Lippenpigmentierung,
      Areola-Pigmentierung, PMU, Augenbrauenpigmentierung`),
    japanese: listed(
      '眉アートメイク, アートメイクサロン, マイクロブレーディング, ヘアタトゥー, リップアートメイク, アートメイク専門, ヘアアートメイク',
    ),
    Korean: listed('반영구, 눈썹문신, 반영구샵, 두피문신, 입술반영구, 아이라인 반영구, SMP, 헤어라인 문신'),
  },
  things: {
    english:
      listed(`brows, lips, eyeliner, pigment, healing, touch-up, hair strokes, numbing, ombre, patch test, areola,
      shading, fading`),
    spanish: listed(`cejas, labios, pigmento, eyeliner, retoque, areolas, pelo a pelo, polvo, cicatrización`),
    french: listed(`sourcils, lèvres, pigments, eye-liner, aréoles, poil à poil, cicatrisation, candy lips`),
    italian: listed(
      `labbra, pigmento, eyeliner, ritocco, areola, pelo a pelo, sfumatura, guarigione, arcata`,
    ),
    german: listed(
      `Lippen, Lidstrich, Pigmente, Nachbehandlung, Härchen, Abheilung, Schattierung, Farbe, Haut`,
    ),
    japanese: listed('眉, リップ, アイライン, 色素, リタッチ, 毛並み, パウダー, 針, 麻酔'),
    Korean: listed('아이라인, 입술, 색소, 리터치, 자연눈썹, 콤보, 엠보, 헤어라인, 잔흔'),
  },
}
