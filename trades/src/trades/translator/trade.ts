import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'translator',
  kind: 'professional-office',
  names: {
    english: 'Translator',
    spanish: 'Traductor',
    french: 'Traducteur',
    italian: 'Traduttore',
    german: 'Übersetzungsbüro',
    japanese: '翻訳',
    Korean: '번역',
  },
  naming: {
    english:
      listed(`translation, translation agency, translation service, interpreter, interpreting, sworn translator,
      certified translation, translations`),
    spanish: listed(`traducción, traductora, intérprete, traducción jurada, agencia de traducción,
      traductor jurado, traduzco, traducimos, traductora jurada`),
    french: listed(`traduction, traductrice, interprète, traducteur assermenté, agence de traduction, traduis,
      traduisons, traductrice assermentée`),
    italian: listed(`traduzioni, traduttrice, interprete, traduzione giurata, agenzia di traduzioni, traduco,
      traduciamo, traduzioni giurate`),
    german:
      listed(`übersetzer, übersetzerin, dolmetscher, übersetzungen, beglaubigte übersetzung, dolmetscherin,
      vereidigte übersetzerin, übersetzungsdienst`),
    japanese: listed('通訳, 翻訳家, 翻訳会社, 通訳者, 翻訳事務所, 翻訳者, 通訳案内'),
    Korean: listed('통역, 번역가, 번역 사무소, 통번역, 번역 공증, 통역사'),
  },
  things: {
    english: listed('language, document, text, certificate, localisation, subtitle, native speaker'),
    spanish: listed('idioma, documento, texto, corrección, interpretación'),
    french: listed('langue, document, texte, relecture, interprétariat'),
    italian: listed('lingua, documento, testo, revisione, asseverazione'),
    german: listed('sprache, dokument, urkunde'),
    japanese: listed('英語, 文書, 証明書, 校正, 言語'),
    Korean: listed('문서, 언어, 영어, 교정'),
  },
}
