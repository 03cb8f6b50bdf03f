import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'leatherworker',
  kind: 'maker',
  names: {
    english: 'Leatherworker',
    spanish: 'Marroquinero',
    french: 'Maroquinier',
    italian: 'Pellettiere',
    german: 'Lederwerkstatt',
    japanese: '革工房',
    Korean: '가죽공방',
  },
  naming: {
    english: listed(`leather worker, leathercraft, leather goods, saddler, saddlery, leatherwork, bag maker,
      handmade leather, leather workshop, leather crafter, saddle maker, leather craftsman, handmade bags,
      belt maker, leather bags, handbag maker, leather repair, tack repair`),
    spanish:
      listed(`marroquinería, guarnicionero, artesano del cuero, talabartero, talabartería, marroquinera,
      artículos de cuero, guarnicionería`),
    french:
      listed(`maroquinerie, sellier, sellerie, maroquinière, sellier-maroquinier, artisan du cuir, bourrelier,
      sacs en cuir`),
    italian:
      listed(`pelletteria artigianale, pelletteria, artigiano del cuoio, sellaio, selleria, borse in pelle,
      cuoiaio, lavorazione cuoio`),
    german:
      listed(`Sattlerei, Sattler, Sattlerin, Täschner, Täschnerin, Ledermanufaktur, Lederwaren, Feintäschner,
      Feintäschnerin, Lederhandwerk, Täschnerei, Taschenmanufaktur, Lederatelier, Taschenmacher,
      Taschenmacherin`),
    japanese: listed(
      'レザークラフト, 革製品, 革細工, 鞄工房, 革職人, 鞄職人, レザー工房, 革小物, 馬具, 革小物作家, 革製品工房',
    ),
    Korean: listed('가죽공예, 수제가죽, 가방 제작, 가죽제품, 가죽 수제가방, 레더크래프트, 가죽 가방 공방'),
  },
  things: {
    english:
      listed(`belts, wallets, stitching, hides, buckles, straps, bags, tooling, bridle leather, purses, satchels,
      bridles, watch straps, awl, saddles`),
    spanish: listed(`cuero, bolsos, cinturones, carteras, costura a mano, hebillas, piel, monturas, correas`),
    french: listed(
      `cuir, sacs, ceintures, portefeuilles, couture sellier, boucles, bracelets, selles, cartable`,
    ),
    italian: listed('cuoio, borse, cinture, portafogli, cuciture a mano, fibbie, pelle, selle, cinturini'),
    german:
      listed(`Gürtel, Taschen, Leder, Nähte, Sattel, Geldbörsen, Schnallen, Trensen, Riemen, Handnaht, Halsbänder,
      Zaumzeug`),
    japanese: listed('革, 財布, バッグ, ベルト, 手縫い, ヌメ革, 名刺入れ, 金具, 鞄'),
    Korean: listed('가죽, 지갑, 가방, 벨트, 손바느질, 카드지갑, 시곗줄, 버클, 베지터블'),
  },
}
