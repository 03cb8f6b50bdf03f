import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'non-profit-organization',
  kind: 'community',
  names: {
    english: 'Charity',
    spanish: 'Asociación sin ánimo de lucro',
    french: 'Association à but non lucratif',
    italian: 'Associazione no profit',
    german: 'Gemeinnütziger Verein',
    japanese: '市民団体',
    Korean: '비영리단체',
  },
  naming: {
    english:
      listed(`non-profit, nonprofit, ngo, community group, food bank, social enterprise, voluntary organisation,
      charitable trust, foundation, animal shelter, rescue charity, community project, homeless shelter,
      not-for-profit`),
    spanish:
      listed(`ong, fundación, asociación sin ánimo, sin ánimo de lucro, sin fines de lucro, entidad social,
      banco de alimentos, asociación benéfica`),
    french:
      listed(`ong, fondation, association loi 1901, but non lucratif, association caritative, banque alimentaire,
      association humanitaire`),
    italian: listed(
      `onlus, fondazione, no profit, associazione di volontariato, ente benefico, banco alimentare, ong`,
    ),
    german: listed(
      `stiftung, hilfsorganisation, gemeinnützig, tafel, förderverein, ehrenamtlich, hilfsverein`,
    ),
    japanese: listed('非営利団体, npo法人, 財団, 慈善団体, ボランティア団体, 支援団体, 社団法人'),
    Korean: listed('자원봉사, 재단, 봉사단체, 사단법인, 시민단체'),
  },
  things: {
    english:
      listed(`donation, donor, volunteer, community, fundraising, member, refugee, homeless, neighbour, neighbor,
      cause, campaign, donate, support`),
    spanish: listed('donación, voluntario, voluntaria, socio, ayuda, comunidad, refugiado'),
    french: listed('don, bénévole, adhérent, solidarité, collecte'),
    italian: listed('donazione, volontario, socio, solidarietà, raccolta fondi'),
    german: listed('spende, mitglied, ehrenamt, nachbarschaft, geflüchtete, helfer, spenden'),
    japanese: listed('寄付, ボランティア, 支援, 会員, 募金, 地域, 活動'),
    Korean: listed('후원, 기부, 봉사, 회원, 모금, 나눔'),
  },
  schemaType: 'NGO',
}
