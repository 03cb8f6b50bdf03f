import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'advertising-agency',
  kind: 'professional-office',
  names: {
    english: 'Marketing agency',
    spanish: 'Agencia de publicidad',
    french: 'Agence de publicité',
    italian: 'Agenzia pubblicitaria',
    german: 'Werbeagentur',
    japanese: '広告代理店',
    Korean: '광고 대행사',
  },
  naming: {
    english: listed(`advertising agency, marketing consultant, digital marketing, seo, seo agency, pr agency,
      public relations, google ads, content marketing, email marketing, market research`),
    spanish: listed(`agencia de marketing, marketing digital, posicionamiento web, seo, relaciones públicas`),
    french: listed('agence de communication, agence marketing, seo, relations presse, marketing digital'),
    italian: listed('agenzia di comunicazione, marketing digitale, seo, ufficio stampa, web marketing'),
    german:
      listed(`marketingagentur, marketingberatung, online-marketing, suchmaschinenoptimierung, seo, pr-agentur,
      pressearbeit`),
    japanese: listed('マーケティング支援, seo対策, 広報代行, 集客支援, 広告運用'),
    Korean: listed('마케팅 대행, 온라인 마케팅, seo, 홍보 대행'),
  },
  things: {
    english: listed('campaigns, ads, keywords, rankings, leads, newsletter, strategy, press release'),
    spanish: listed('campañas, anuncios, palabras clave, boletín, estrategia'),
    french: listed('campagnes, annonces, mots-clés, newsletter, stratégie, référencement'),
    italian: listed('campagne, annunci, parole chiave, newsletter, strategia'),
    german: listed('kampagnen, anzeigen, keywords, newsletter, strategie, reichweite'),
    japanese: listed('広告, 集客, 検索, キャンペーン, 販促'),
    Korean: listed('광고, 키워드, 캠페인, 블로그, 전략'),
  },
}
