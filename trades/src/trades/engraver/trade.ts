import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'engraver',
  kind: 'maker',
  names: {
    english: 'Engraver',
    spanish: 'Grabador',
    french: 'Graveur',
    italian: 'Incisore',
    german: 'Gravuren',
    japanese: '彫刻・名入れ工房',
    Korean: '각인 명패 공방',
  },
  naming: {
    english:
      listed(`engraving, laser engraving, glass engraver, hand engraver, trophy engraving, laser cutting,
      trophies, trophy shop, engraving service, house signs, laser engraver, sign writing, nameplates,
      glass engraving, signage, rubber stamps, stamp maker, awards and trophies, hand engraving,
      key engraving`),
    spanish: listed(`grabado láser, grabados, trofeos, grabado en vidrio, corte láser, grabadora artesana,
      sellos de caucho`),
    french: listed(`gravure, gravure laser, graveuse, trophées, découpe laser, gravure sur verre, tampons`),
    italian:
      listed(`incisioni laser, incisione, targhe e trofei, incisione laser, taglio laser, incisione su vetro,
      timbri, trofei, targhe, insegnista`),
    german: listed(`Graveur, Graveurin, Gravur, Lasergravur, Gravuratelier, Gravurwerkstatt, Pokale, Schilder,
      Glasgravur, Stempel, Laserschneiden, Graveurbetrieb, Schildermacher, Schildermacherin,
      Schilderherstellung, Stempelmacher, Stempelmacherin, Gravieranstalt, Werbetechniker,
      Werbetechnikerin`),
    japanese: listed(
      'レーザー彫刻, 名入れ工房, トロフィー店, はんこ屋, 印鑑, ガラス彫刻, 印章店, 表札, サンドブラスト',
    ),
    Korean: listed('레이저각인, 각인, 도장집, 상패, 간판, 명패, 트로피, 레이저 커팅, 도장 제작'),
  },
  things: {
    english:
      listed(`glass, medals, plaques, brass, initials, awards, slate, tankards, etched, cups, letters, gold leaf,
      lettering, gifts, acrylic`),
    spanish: listed('placas, copas, medallas, iniciales, cristal, madera, letras, metacrilato'),
    french: listed('plaques, coupes, médailles, initiales, verre, bois, laiton, cadeaux'),
    italian: listed('coppe, medaglie, iniziali, vetro, ottone, plexiglass, regali'),
    german:
      listed(`Medaillen, Messing, Namen, Türschild, Schiefer, Holz, Initialen, Acryl, Klingelschild, Siegelring,
      Feuerzeug, Folien`),
    japanese: listed('名入れ, グラス, 記念品, メダル, アクリル, 銘板, 文字'),
    Korean: listed('유리, 이니셜, 메달, 아크릴, 감사패, 도장, 현판, 글자'),
  },
}
