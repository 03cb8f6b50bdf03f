import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'jewelry-repair',
  kind: 'repairer',
  otherKind: 'maker',
  names: {
    english: 'Jewelry repair',
    spanish: 'Reparación de joyas',
    french: 'Réparation de bijoux',
    italian: 'Riparazione gioielli',
    german: 'Schmuckreparatur',
    japanese: 'ジュエリー修理',
    Korean: '귀금속 수리',
  },
  naming: {
    english:
      listed(`jewellery repair, ring resizing, jewellery repairs, engagement ring repair, bead restringing,
      pearl restringing, jewelry repairs, ring repair, jewellery remodelling`),
    spanish: listed('reparación de anillos, arreglo de joyas, compostura de joyas'),
    french: listed(
      `réparation de bagues, transformation de bijoux, atelier de réparation bijoux, enfilage de perles`,
    ),
    italian: listed(
      `riparazione anelli, trasformazione gioielli, infilatura collane, laboratorio orafo riparazioni`,
    ),
    german: listed(
      `Ringweite ändern, Perlenketten aufziehen, Schmuckumarbeitung, Schmuckservice, Ringreparatur`,
    ),
    japanese: listed('宝石修理, ジュエリーリフォーム, 指輪サイズ直し, アクセサリー修理, 貴金属修理'),
    Korean: listed('반지 수선, 반지 사이즈, 주얼리 수리, 목걸이 수리'),
  },
  things: {
    english:
      listed(`rings, chains, clasps, batteries, stones, watches, soldering, straps, gold, silver, resized,
      heirlooms, necklaces, grandfather clocks, movements, pendulum`),
    spanish: listed('anillos, cadenas, pilas, correas, reloj, perlas, soldar, cierre, péndulo'),
    french: listed('bagues, chaînes, piles, bracelet, pendule, perles, mise à taille, fermoir, comtoise'),
    italian: listed('anelli, collane, pile, cinturini, pendola, perle, chiusura, orologio'),
    german: listed(
      `Uhren, Batteriewechsel, Ringe, Ketten, Armband, Löten, Steine, Perlen, Pendel, Wanduhr, Verschluss`,
    ),
    japanese: listed('指輪, サイズ直し, ネックレス, オーバーホール, 腕時計, ベルト, 掛け時計, 真珠'),
    Korean: listed('반지, 목걸이, 배터리, 시곗줄, 오버홀, 세척, 괘종시계, 세공, 진주'),
  },
}
