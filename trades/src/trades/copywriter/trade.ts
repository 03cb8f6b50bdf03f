import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'copywriter',
  kind: 'professional-office',
  names: {
    english: 'Copywriter',
    spanish: 'Redactor publicitario',
    french: 'Rédacteur web',
    italian: 'Copywriter',
    german: 'Texter',
    japanese: 'コピーライター',
    Korean: '카피라이터',
  },
  naming: {
    english: listed(`copywriting, content writer, content writing, freelance writer, ghostwriter, blog writer,
      speechwriter, technical writer, resume writer, CV writer, resume writing, ghostwriting,
      brand copywriter, wedding speech writer, blog writing, UX writer, life story writer, memoir writer,
      biographer, CV writing`),
    spanish:
      listed(`copywriter, redacción de contenidos, redactora de contenidos, redactor web, escritor fantasma,
      redactora freelance, redactora publicitaria, redacción de discursos, biógrafa`),
    french: listed(`rédactrice web, concepteur-rédacteur, copywriter, rédaction de contenus, écrivain public,
      prête-plume, biographe, rédactrice freelance, rédaction web, écrivaine publique,
      conceptrice-rédactrice`),
    italian:
      listed(`redattore web, scrittura testi, ghostwriter, web content editor, articolista, testi per siti,
      biografo, scrittura di discorsi, redattrice`),
    german: listed(`Texterin, Werbetexter, Werbetexterin, Ghostwriter, Ghostwriterin, Textbüro, Copywriter,
      Copywriterin, Content-Erstellung, Redakteur, Redakteurin, Redenschreiber, Redenschreiberin,
      Webtexte, Biograf, Biografin, Textagentur, Textwerkstatt, Bewerbungsservice, Blogartikel schreiben,
      Biografien schreiben, Journalist, Journalistin`),
    japanese: listed(
      'ライター, 文章作成代行, ゴーストライター, ウェブライター, 取材ライター, 自分史作成, スピーチ原稿',
    ),
    Korean: listed(
      '글쓰기 대행, 콘텐츠 작가, 대필작가, 블로그 작가, 자서전 대필, 원고 작성, 자기소개서 대필, 자소서 첨삭',
    ),
  },
  things: {
    english:
      listed(`web copy, emails, blogs, brochures, tone of voice, headlines, brand voice, articles, LinkedIn,
      cover letters, product descriptions, case studies, words`),
    spanish: listed('textos, blog, web, eslóganes, newsletters, folletos, artículos, currículum, memorias'),
    french: listed(`textes, blog, newsletters, slogans, brochures, discours, CV, courriers, récits de vie`),
    italian: listed('testi, blog, newsletter, slogan, brochure, articoli, discorsi, curriculum, memorie'),
    german:
      listed(`Blog, Newsletter, Broschüren, Slogans, Produkttexte, Lebenslauf, Anschreiben, Reden, Storytelling,
      Memoiren`),
    japanese: listed('記事, ブログ, 広告文, キャッチコピー, 原稿, メルマガ, 取材, 履歴書'),
    Korean: listed('글, 블로그, 슬로건, 브로슈어, 기사, 뉴스레터, 자소서, 원고, 상세페이지'),
  },
}
