import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'social-media-manager',
  kind: 'professional-office',
  names: {
    english: 'Social media manager',
    spanish: 'Community manager',
    french: 'Community manager',
    italian: 'Social media manager',
    german: 'Social-Media-Manager',
    japanese: 'SNS運用代行',
    Korean: 'SNS 마케팅',
  },
  naming: {
    english: listed(`social media management, social media marketing, social media agency, content creator,
      digital marketing agency, SEO consultant, Facebook ads, Instagram manager, social media consultant,
      PR consultant, publicist, influencer marketing, PPC agency, community manager, pinterest manager`),
    spanish: listed(`gestión de redes sociales, social media manager, consultor SEO, creadora de contenido,
      gestor de redes sociales, agencia de redes sociales, consultora de marketing`),
    french: listed(`gestion des réseaux sociaux, social media manager, consultant SEO, création de contenu,
      consultante en communication, attachée de presse, référencement web, stratégie digitale`),
    italian:
      listed(`gestione social, social media marketing, community manager, consulente SEO, agenzia di marketing,
      content creator, gestione social media, digital marketing, consulente marketing`),
    german:
      listed(`Social-Media-Managerin, Social-Media-Agentur, Social-Media-Marketing, Onlinemarketing, SEO-Beratung,
      Content Creator, Content Creatorin, Social-Media-Betreuung, Onlinemarketing-Agentur, SEO-Agentur,
      PR-Berater, PR-Beraterin, Social-Media-Beratung, Marketingberater, Marketingberaterin`),
    japanese: listed(
      'SNSマーケティング, インスタ運用代行, ウェブマーケティング, SNSコンサル, 広告運用代行, インスタ運用, MEO対策',
    ),
    Korean: listed(
      'SNS 운영대행, 인스타 마케팅, 마케팅 대행사, 블로그 마케팅, SNS 관리, 광고대행, 검색엔진최적화',
    ),
  },
  things: {
    english:
      listed(`posts, reels, captions, followers, Instagram, engagement, strategy, TikTok, hashtags, LinkedIn,
      content calendar, stories, campaigns, press releases`),
    spanish: listed(
      `publicaciones, instagram, reels, seguidores, campañas, tiktok, anuncios, estrategia, facebook`,
    ),
    french: listed(
      `publications, instagram, reels, abonnés, campagnes, tiktok, publicités, linkedin, visibilité`,
    ),
    italian: listed(
      `post, instagram, reel, follower, campagne, tiktok, inserzioni, piano editoriale, facebook`,
    ),
    german:
      listed(`Beiträge, Reels, Instagram, Follower, Kampagnen, Redaktionsplan, TikTok, Facebook, Anzeigen,
      Reichweite, Pressemitteilung`),
    japanese: listed('投稿, インスタ, フォロワー, リール, 集客, 広告, ハッシュタグ, 動画'),
    Korean: listed('게시물, 인스타그램, 릴스, 팔로워, 광고, 유튜브, 콘텐츠, 리뷰'),
  },
}
