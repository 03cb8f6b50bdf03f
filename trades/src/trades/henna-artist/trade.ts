import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'henna-artist',
  kind: 'events',
  otherKind: 'beauty',
  names: {
    english: 'Henna artist',
    spanish: 'Artista de henna',
    french: 'Artiste henné',
    italian: 'Artista dell’henné',
    german: 'Henna-Künstlerin',
    japanese: 'ヘナアート',
    Korean: '헤나 아트',
  },
  naming: {
    english: listed(`henna, mehndi, bridal henna, henna tattoos, mehndi artist, henna designs, jagua tattoos,
      henna nights, mehndi designs, bridal mehndi, henna body art, white henna`),
    spanish: listed(
      `henna, tatuajes de henna, mehndi, tatuajes temporales de henna, hennista, henna para novias`,
    ),
    french: listed('henné, tatouage au henné, mehndi, hennayeuse, henné mariage, negafa, soirée henné'),
    italian: listed('henné, tatuaggi all’henné, mehndi, tatuaggi hennè, hennè artist, henna artist'),
    german:
      listed(`Hennakünstler, Hennakünstlerin, Henna, Mehndi, Henna-Tattoos, Brauthenna, Hennabemalung, Hennaabend,
      Henna-Tattoo, Hennamalerei`),
    japanese: listed('ヘナタトゥー, メヘンディ, ヘナアーティスト, ジャグアタトゥー, ヘナ, ジャグア'),
    Korean: listed('헤나, 헤나타투, 멘디, 헤나 아티스트, 출장 헤나'),
  },
  things: {
    english:
      listed(`cones, hands, feet, stain, patterns, Eid, bridal, paste, brides, natural, Diwali, baby bump,
      intricate, sealant`),
    spanish: listed('manos, pies, diseños, novias, pasta, bodas, jagua, natural, cono'),
    french: listed('mains, pieds, motifs, mariée, pâte, jagua, naturel, cône, cérémonie'),
    italian: listed('mani, piedi, disegni, spose, pasta, cono, naturale, jagua, feste'),
    german: listed(`Hände, Muster, Braut, Füße, Paste, Bemalung, Babybauch, Ornamente, Hochzeit, Zuckerfest`),
    japanese: listed('手, 足, 模様, ペースト, 花嫁, イベント, 天然, 妊婦, デザイン'),
    Korean: listed('손, 발, 문양, 축제, 천연, 행사, 신부, 재구아, 물놀이'),
  },
}
