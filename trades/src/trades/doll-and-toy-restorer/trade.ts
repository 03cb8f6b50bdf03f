import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'doll-and-toy-restorer',
  kind: 'repairer',
  otherKind: 'maker',
  names: {
    english: 'Doll and toy restorer',
    spanish: 'Hospital de muñecas',
    french: 'Hôpital des poupées',
    italian: 'Ospedale delle bambole',
    german: 'Puppendoktor',
    japanese: '人形・おもちゃ病院',
    Korean: '인형 병원',
  },
  naming: {
    english:
      listed(`doll hospital, teddy bear repair, doll repair, toy repair, toy restoration, doll restoration,
      doll doctor, rocking horse restoration, teddy bear hospital, teddy hospital, soft toy repair,
      rocking horse restorer, model railway repair`),
    spanish:
      listed(`reparación de muñecas, clínica de muñecas, restauración de muñecas, restauración de juguetes,
      hospital de peluches`),
    french: listed(`clinique des poupées, réparation de poupées, restauration de poupées, docteur doudou,
      restauration de jouets anciens, clinique des doudous`),
    italian: listed(`clinica delle bambole, restauro bambole, riparazione bambole, ospedale dei peluche,
      restauro giocattoli antichi`),
    german: listed(`Puppendoktorin, Puppenklinik, Teddyklinik, Teddydoktor, Teddydoktorin, Puppenreparatur,
      Spielzeugreparatur, Kuscheltierreparatur, Puppenwerkstatt, Bärenklinik, Puppenrestaurierung`),
    japanese: listed(
      '人形修理, ぬいぐるみ病院, おもちゃ病院, 人形の修復, ぬいぐるみ修理, おもちゃドクター, 人形供養',
    ),
    Korean: listed('인형병원, 인형수리, 장난감 수리, 인형 복원, 봉제인형 수리, 장난감 병원'),
  },
  things: {
    english:
      listed(`dolls, bears, stuffing, eyes, porcelain, limbs, stitches, soft toys, ears, bisque, one-eyed,
      growler, tin toys, much-loved`),
    spanish: listed('muñecas, ositos, peluches, ojos, porcelana, relleno, juguetes antiguos, costura'),
    french: listed('poupées, ours, peluches, doudou, yeux, porcelaine, rembourrage, jouets'),
    italian: listed('bambole, orsetti, peluche, occhi, porcellana, imbottitura, giocattoli, cuciture'),
    german: listed(
      `Puppen, Teddy, Augen, Kuscheltiere, Füllung, Porzellan, Schildkröt, Arme, Bären, Blechspielzeug`,
    ),
    japanese: listed('人形, ぬいぐるみ, 目, 綿, ほつれ, テディベア, 磁器'),
    Korean: listed('인형, 솜, 눈, 곰인형, 애착인형, 봉제, 장난감'),
  },
}
