import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'nail-salon',
  kind: 'beauty',
  names: {
    english: 'Nails and beauty',
    spanish: 'Uñas y belleza',
    french: 'Ongles et beauté',
    italian: 'Unghie e bellezza',
    german: 'Nägel und Kosmetik',
    japanese: 'ネイルサロン',
    Korean: '네일·뷰티',
  },
  naming: {
    english: listed(`nail studio, nail bar, manicurist, manicure and pedicure, manicure, pedicure, gel nails,
      acrylic nails, nail art, nail salon, nail technician, manicures, mobile nails, nail tech,
      nail artist, pedicures, nail technicians, BIAB nails, builder gel, mani pedi,
      mobile nail technician, shellac, gel manicures, nail spa, press-on nails`),
    spanish:
      listed(`manicura, pedicura, salón de uñas, uñas de gel, centro de uñas, manicurista, uñas acrílicas,
      nail artist, técnica de uñas, uñas a domicilio, manicura y pedicura, esmaltado permanente,
      salón de manicura, uñas en gel`),
    french:
      listed(`manucure, onglerie, prothésiste ongulaire, bar à ongles, styliste ongulaire, pose d’ongles,
      nail artist, ongles en gel, vernis semi-permanent, pose de gel, beauté des ongles, nail bar,
      manucure à domicile`),
    italian:
      listed(`manicure, pedicure, onicotecnica, nail bar, ricostruzione unghie, centro unghie, nail artist,
      nail salon, nail studio, unghie gel, pedicure estetica, smalto semipermanente, unghie a domicilio,
      manicure e pedicure`),
    german: listed(`nagelstudio, maniküre, nageldesign, nageldesignerin, pediküre, kosmetik, Nageldesigner,
      Naildesigner, Naildesignerin, Gelnägel, mobile Nageldesignerin, Nagelstudios, Naildesign,
      Nagelmodellage, Nail Artist, Nagelstylist, Nagelstylistin`),
    japanese: listed(
      'ネイリスト, ジェルネイル, ネイルアート, ネイル, 出張ネイル, ネイルスクール, フットネイル, ネイルスタジオ, ネイルケア, セルフネイル, 自宅ネイル, ネイルルーム',
    ),
    Korean: listed(
      '네일샵, 네일아트, 젤네일, 네일 아티스트, 네일숍, 네일, 네일살롱, 패디큐어, 출장네일, 네일리스트, 네일 스튜디오, 네일학원, 1인 네일샵',
    ),
  },
  things: {
    english:
      listed(`nail, gel, acrylic, polish, infill, cuticle, biab, lash, brow, waxing, nails, acrylics, cuticles,
      infills, nail extensions, toes, designs, tips, file, dip powder, chrome`),
    spanish: listed('uñas, gel, esmalte, acrílico, pestañas, cutículas, relleno, diseños'),
    french: listed('ongles, gel, vernis, pose, cils, résine, cuticules, remplissage'),
    italian: listed('unghie, gel, smalto, semipermanente, ciglia, cuticole, refill, nail art'),
    german:
      listed(`nägel, gel, shellac, nagellack, auffüllen, wimpern, Acryl, Nagelhaut, Füße, French, Feilen,
      Verlängerung, Nailart, Ablösen`),
    japanese: listed('爪, ジェル, ケア, まつげ, マニキュア, デザイン, フット, スカルプ, オフ'),
    Korean: listed('손톱, 젤, 페디큐어, 케어, 큐티클, 연장, 아트, 이달의아트, 발톱, 제거'),
  },
  schemaType: 'NailSalon',
}
