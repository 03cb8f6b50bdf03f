import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'genealogist',
  kind: 'professional-office',
  names: {
    english: 'Genealogist',
    spanish: 'Genealogista',
    french: 'Généalogiste',
    italian: 'Genealogista',
    german: 'Ahnenforschung',
    japanese: '家系図作成',
    Korean: '족보 조사',
  },
  naming: {
    english:
      listed(`genealogy, family history research, family tree research, ancestry research, family historian,
      heir hunter, genealogists, probate genealogist, house history research, DNA genealogy,
      genealogical research, family history researcher, house historian, probate research, archivist,
      genealogy research, ancestor research, family trees`),
    spanish: listed(`genealogía, investigación genealógica, árbol genealógico, historia familiar,
      búsqueda de antepasados, genealogistas, localización de herederos, estudios genealógicos,
      investigador genealógico`),
    french:
      listed(`généalogie, recherches généalogiques, arbre généalogique, histoire familiale, généalogiste familial,
      généalogiste successoral, recherche d’héritiers, généalogistes, recherche généalogique`),
    italian:
      listed(`genealogia, ricerche genealogiche, albero genealogico, storia familiare, ricerca antenati,
      ricerca genealogica, ricerca eredi, genealogisti, araldica e genealogia`),
    german:
      listed(`Genealoge, Genealogin, Ahnenforscher, Ahnenforscherin, Familienforschung, Stammbaumforschung,
      Erbenermittlung, Familienforscher, Familienforscherin, Genealogie, Erbenermittler, Erbenermittlerin,
      Stammbäume erstellen, Ahnenforschungsservice, Historiker, Historikerin, Archivrecherchen`),
    japanese: listed('家系図, 先祖調査, 家系調査, ルーツ調査, 家系図作成代行, 先祖探し, 家紋調査, 家系図屋'),
    Korean: listed(
      '족보, 가계도 작성, 뿌리찾기, 족보 제작, 가문 연구, 족보 편찬, 가계도, 족보 번역, 조상 찾기',
    ),
  },
  things: {
    english:
      listed(`ancestors, records, census, parish registers, DNA results, immigrants, great-grandfather, charts,
      emigration, roots, certificates`),
    spanish: listed('antepasados, partidas, apellidos, registros, actas, emigración, nacionalidad'),
    french: listed(`ancêtres, archives, registres, actes, état civil, famille, origines, paroissiaux, arbre`),
    italian: listed('antenati, archivi, registri, stato civile, cognome, atti, emigranti, cittadinanza'),
    german:
      listed(`Kirchenbücher, Stammbaum, Vorfahren, Ahnen, Auswanderer, Sütterlin, Standesamt, Transkription,
      Familienchronik, Wappen`),
    japanese: listed('戸籍, 先祖, 家紋, 古文書, 系譜, ルーツ, 巻物, 古い戸籍, 過去帳'),
    Korean: listed('조상, 본관, 가문, 호적, 종친, 시조, 문중, 뿌리, 제적등본'),
  },
}
