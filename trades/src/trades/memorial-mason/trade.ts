import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'memorial-mason',
  kind: 'farewell',
  otherKind: 'maker',
  names: {
    english: 'Memorial mason',
    spanish: 'Lápidas',
    french: 'Marbrier funéraire',
    italian: 'Marmista cimiteriale',
    german: 'Grabsteine',
    japanese: '墓石店',
    Korean: '비석 제작',
  },
  naming: {
    english:
      listed(`headstones, monumental mason, gravestones, headstone maker, memorial stones, memorial masonry,
      grave markers, monument company, cemetery monuments, memorial plaques, monumental masonry,
      tombstones, headstone restoration, memorial masons, headstone engraving, gravestone maker,
      cemetery memorials, letter cutting, headstone cleaning, gravestone cleaning, memorial benches,
      headstone repair`),
    spanish: listed(`marmolista de lápidas, lápidas y panteones, marmolería funeraria, fabricante de lápidas,
      arte funerario, grabado de lápidas, panteones, lápidas de granito`),
    french: listed(`pierres tombales, monuments funéraires, graveur funéraire, tailleur de pierres tombales,
      gravure sur pierre tombale, plaques funéraires, caveaux`),
    italian: listed(`lapidi, arte funeraria, lapidi cimiteriali, marmi cimiteriali, monumenti funebri,
      lapidi e monumenti, incisione lapidi, arte cimiteriale, tombe e lapidi`),
    german:
      listed(`Grabmale, Steinmetz für Grabmale, Grabsteinmetz, Grabmalwerkstatt, Grabsteingravur, Grabmalbetrieb,
      Grabanlagen, Grabmalkunst, Urnengrabsteine, Grabmalgestaltung, Grabdenkmäler, Grabsteinreinigung,
      Grabmal`),
    japanese: listed(
      '墓石, お墓づくり, 石材屋, 墓石工事, お墓, 墓じまい, 墓石販売, 石材業, 墓石彫刻, お墓屋, 墓石屋, お墓のリフォーム',
    ),
    Korean: listed('석재사, 묘비 제작, 비석, 석물, 묘비, 비석집, 상석, 납골묘, 이장 묘지, 묘지 석물, 봉안묘'),
  },
  things: {
    english:
      listed(`granite, inscription, marble, lettering, kerb set, slate, churchyard, added inscriptions, vase,
      gold leaf, portland stone, etching, tablets`),
    spanish: listed('granito, inscripción, mármol, cementerio, letras, nichos, esquela, jarrones, cruz'),
    french: listed('granit, inscription, marbre, cimetière, stèle, gravure dorée, tombe, bronze'),
    italian: listed('iscrizione, marmo, cimitero, lettere, loculo, fotoceramica, portafiori, bronzo'),
    german: listed(
      `Granit, Inschrift, Marmor, Einfassung, Sockel, Schrift, Bronze, Nachschrift, Stele, Findling`,
    ),
    japanese: listed('御影石, 戒名彫り, 墓地, 納骨, 石碑, 改葬, 墓誌, 彫刻'),
    Korean: listed('화강석, 비문, 대리석, 산소, 망주석, 둘레석, 묘지, 각자, 평장'),
  },
}
