import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'quilter',
  kind: 'maker',
  names: {
    english: 'Quilter',
    spanish: 'Patchwork y acolchado',
    french: 'Patchwork et quilting',
    italian: 'Quilting e patchwork',
    german: 'Quilterin',
    japanese: 'キルト工房',
    Korean: '퀼트 공방',
  },
  naming: {
    english:
      listed(`quilting, longarm quilting, quilt maker, patchwork, quilts, memory quilts, longarm quilter,
      quilting service, t-shirt quilts, quilt shop, memory bears, quilters, handmade quilts,
      keepsake quilts, keepsake bears, memory bear`),
    spanish: listed(
      `patchwork, quilting, acolchadora, colchas de patchwork, tienda de patchwork, acolchado de colchas`,
    ),
    french: listed('patchwork, quilting, quilteuse, couvre-lits en patchwork, quilts, quilteur'),
    italian: listed('patchwork, quilting, trapunte, trapuntatrice, quilter, coperte patchwork'),
    german: listed(`Quilter, Patchwork, Quilten, Quilts, Longarm-Quilten, Quiltatelier, Patchworkatelier,
      Quiltwerkstatt, Erinnerungsdecken, Patchworkdecken`),
    japanese: listed('パッチワーク, キルト作家, キルト, パッチワーク教室, キルト教室, パッチワークキルト'),
    Korean: listed('퀼트, 퀼트샵, 패치워크, 퀼트 공예, 조각보, 누비 공방'),
  },
  things: {
    english:
      listed(`batting, binding, blocks, fabric, t-shirts, backing, edge to edge, pantograph, wadding, cotton,
      stitching, baby clothes, king size, fat quarters`),
    spanish: listed('colchas, telas, guata, bloques, algodón, costura, mantas, ribete, retales'),
    french: listed('courtepointes, tissus, molleton, blocs, coton, couture, plaids, biais, piqué'),
    italian: listed('coperte, stoffe, imbottitura, blocchi, cotone, cucito, bordo, ritagli'),
    german:
      listed(`Decken, Stoffe, Vlies, Binding, Blöcke, Steppen, Baumwolle, Nähmaschine, Muster, Babydecke,
      Rückseite`),
    japanese: listed('布, 綿, ベッドカバー, ピース, 刺し子, 針, 端切れ, 縫い, コットン'),
    Korean: listed('천, 솜, 이불, 바느질, 조각, 원단, 누비, 가방'),
  },
}
