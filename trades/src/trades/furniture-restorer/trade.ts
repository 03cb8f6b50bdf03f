import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'furniture-restorer',
  kind: 'repairer',
  otherKind: 'maker',
  names: {
    english: 'Furniture restorer',
    spanish: 'Restaurador de muebles',
    french: 'Restaurateur de meubles',
    italian: 'Restauratore di mobili',
    german: 'Möbelrestaurierung',
    japanese: '家具修理',
    Korean: '가구 수리 복원',
  },
  naming: {
    english: listed(`furniture restoration, antique restoration, French polisher, French polishing,
      furniture refinishing, furniture repair, antique restorer, furniture stripping, refinish furniture,
      restore furniture, upcycled furniture, wood stripping`),
    spanish: listed(
      `restauración de muebles, restauradora de muebles, restauración de antigüedades, decapado de muebles,
      restauro muebles, restauramos muebles`,
    ),
    french:
      listed(`restauration de meubles, restauratrice de meubles, ébéniste restaurateur, relooking de meubles,
      aérogommage meubles`),
    italian: listed(
      `restauro mobili, restauratrice di mobili, restauro mobili antichi, restauro legno, sverniciatura`,
    ),
    german:
      listed(`Möbelrestaurator, Möbelrestauratorin, Restaurator, Restauratorin, Antiquitätenrestaurierung,
      Möbelaufarbeitung, Restaurierungswerkstatt, Möbel abbeizen, Restaurierung von Möbeln`),
    japanese: listed('家具修理店, 家具リペア, 家具再生, 家具修復, 家具職人 修理, 古家具修理'),
    Korean: listed('가구수리, 가구 리폼, 가구 복원, 가구 수선, 고가구 수리'),
  },
  things: {
    english: listed(`veneer, chairs, sofas, fabric, springs, horsehair, marquetry, woodworm, foam, headboards,
      footstools, tables, varnish, webbing, chests`),
    spanish: listed('sillas, sofás, butaca, tela, barniz, carcoma, muelles, chapa, antiguo, cabecero'),
    french: listed(
      `fauteuil, sièges, tissu, crin, placage, vernis au tampon, ressorts, chaises, commode, décapage`,
    ),
    italian: listed(
      `poltrone, divani, sedie, tessuto, gommalacca, molle, tarlo, impiallacciatura, antico, cassettone`,
    ),
    german:
      listed(`Furnier, Polster, Sessel, Stühle, Stoffe, Schellack, Federkern, Rosshaar, Abbeizen, Sofa, Leim,
      Biedermeier`),
    japanese: listed('椅子, ソファ, 張り替え, 生地, アンティーク, 桐箪笥, ウレタン, 傷'),
    Korean: listed('소파, 의자, 가죽, 천, 칠, 고가구, 스펀지, 흠집, 식탁'),
  },
}
