import { expect, test } from 'vitest'
import { codeLength } from '../account/code.ts'
import { analyticsDelayHours } from '../analytics/analytics-id.ts'
import { businessLimits } from '../business/business.ts'
import { emailMaximum } from '../email/email-maximum.ts'
import { handleMaximum } from '../handle/handle.ts'
import { cropperZoom, imagesMaximum, uploadLimits } from '../image/image-limits.ts'
import { buttonLabelMaximum } from '../link/button-value.ts'
import { socialNetworks } from '../link/link-value.ts'
import { webAddressMaximum } from '../link/web-address.ts'
import { codeEmbedFields, codeEmbedLimits } from '../sections/code-embed/fields.ts'
import { contactFields, contactLimits } from '../sections/contact/fields.ts'
import { customerReviewsLimits } from '../sections/customer-reviews/fields.ts'
import { footerLimits } from '../sections/footer/fields.ts'
import { frameFields } from '../sections/frame.ts'
import { frequentlyAskedQuestionsLimits } from '../sections/frequently-asked-questions/fields.ts'
import { galleryLimits } from '../sections/gallery/fields.ts'
import { headerFields, headerLimits } from '../sections/header/fields.ts'
import { imageBannerFields } from '../sections/image-banner/fields.ts'
import { introductionFields, introductionLimits } from '../sections/introduction/fields.ts'
import { logosLimits } from '../sections/logos/fields.ts'
import { newsletterLimits } from '../sections/newsletter/fields.ts'
import { quoteBannerLimits } from '../sections/quote-banner/fields.ts'
import { schedulingFields } from '../sections/scheduling/fields.ts'
import { sections } from '../sections/sections.ts'
import { servicesLimits } from '../sections/services/fields.ts'
import { teamLimits } from '../sections/team/fields.ts'
import { videoLimits } from '../sections/video/fields.ts'
import { settingsFields, settingsLimits } from '../settings/settings.ts'
import { breakpoints, buttonCornerRadius, imageCornerRadius } from '../theme/theme.ts'
import { websiteLimits } from '../website/limits.ts'

test.each([
  ['websites per user', websiteLimits.owned, 5],
  ['websites per user on local or staging hosts', websiteLimits.ownedOnLocalOrStaging, 10],
  ['one-time code length', codeLength, 6],
  ['images per website', imagesMaximum, 70],
  ['max upload', uploadLimits.image.bytes, 15728640],
  ['favicon side', uploadLimits.favicon.side, 512],
  ['image banner height from', imageBannerFields.height.minimum, 160],
  ['image banner height to', imageBannerFields.height.maximum, 640],
  ['image banner height', imageBannerFields.height.initial, 320],
  ['overlay', frameFields.overlay.initial, 0.2],
  ['opacity to', frameFields.overlay.maximum, 0.8],
  ['opacity step', frameFields.overlay.step, 0.01],
  ['introduction overlay', introductionFields.introductionOverlay.initial, 0.75],
  ['button labels', buttonLabelMaximum, 28],
  ['intro heading', introductionLimits.heading, 150],
  ['intro body', introductionLimits.body, 512],
  ['services heading', servicesLimits.heading, 64],
  ['services pricing', servicesLimits.pricing, 80],
  ['services body', servicesLimits.body, 1024],
  ['services items', servicesLimits.items, 24],
  ['gallery caption', galleryLimits.caption, 128],
  ['gallery items', galleryLimits.items, 10],
  ['quote primary', quoteBannerLimits.primary, 92],
  ['quote subhead', quoteBannerLimits.subhead, 250],
  ['quote subordinate', quoteBannerLimits.subordinate, 3000],
  ['review paragraph', customerReviewsLimits.paragraph, 640],
  ['review author name', customerReviewsLimits.authorName, 32],
  ['review author location', customerReviewsLimits.authorLocation, 48],
  ['reviews', customerReviewsLimits.items, 6],
  ['FAQ question', frequentlyAskedQuestionsLimits.question, 512],
  ['FAQ answer', frequentlyAskedQuestionsLimits.answer, 2048],
  ['FAQ items', frequentlyAskedQuestionsLimits.items, 24],
  ['contact form field title', contactLimits.fieldTitle, 40],
  ['contact form fields', contactLimits.fields, 10],
  ['success message', contactLimits.successMessage, 128],
  ['links', headerLimits.links, 6],
  ['nav link', headerLimits.linkLabel, 32],
  ['social links collapsed', headerLimits.socialLinksCollapsed, 4],
  ['copyright', footerLimits.copyright, 32],
  ['footer links', footerLimits.links, 4],
  ['analytics measurement id', settingsLimits.analyticsId, 16],
  ['external url', webAddressMaximum, 2048],
  ['cookie text', settingsLimits.cookieText, 200],
  ['video heading', videoLimits.heading, 80],
  ['video description', videoLimits.description, 2000],
  ['team heading', teamLimits.heading, 80],
  ['team name', teamLimits.name, 120],
  ['team title', teamLimits.title, 80],
  ['team description', teamLimits.description, 1024],
  ['team members', teamLimits.items, 12],
  ['newsletter heading', newsletterLimits.heading, 80],
  ['newsletter body', newsletterLimits.body, 512],
  ['newsletter field label', newsletterLimits.fieldLabel, 40],
  ['code embed', codeEmbedLimits.code, 102400],
  ['code embed field', codeEmbedFields.code.maximum, 102400],
  ['logos', logosLimits.items, 10],
  ['logos heading', logosLimits.heading, 64],
  ['logos body', logosLimits.body, 512],
  ['other contact details', businessLimits.otherContactDetails, 512],
  ['handle', handleMaximum, 24],
  ['business description', businessLimits.description, 1024],
  ['email', emailMaximum, 64],
  ['social links, each network once', headerLimits.socialLinks, socialNetworks.length],
  ['phone', businessLimits.phone, 24],
  ['business name', businessLimits.name, 48],
  ['website title', settingsLimits.title, 128],
  ['SEO keywords', settingsLimits.keywords, 256],
  ['analytics delay in hours', analyticsDelayHours, 24],
])('[9.limits] %s', (_what, constant, specified) => {
  expect(constant).toBe(specified)
})

test('[9.images] the cropper', () => {
  expect(cropperZoom).toMatchObject({ minimum: 1, maximum: 2, initial: 1 })
})

test('[9.sections] maximum counts, required and default-on sections', () => {
  const several = Object.fromEntries(
    sections
      .filter(({ maximumCount }) => maximumCount !== 1)
      .map(({ title, maximumCount }) => [title, maximumCount]),
  )
  expect(several).toEqual({ 'Text Banner': 3, 'Image Banner': 3, Video: 3, 'Code Embed': 3 })
  expect(sections.filter(({ required }) => required).map(({ title }) => title)).toEqual(['Header', 'Footer'])
  expect(sections.filter(({ defaultOn }) => defaultOn).map(({ title }) => title)).toEqual([
    'Header',
    'Introduction',
    'Services',
    'Gallery',
    'Text Banner',
    'Image Banner',
    'Customer Reviews',
    'Contact',
    'Footer',
  ])
})

test('[9.cookies] the cookie banner is off, with its words', () => {
  expect(settingsFields.cookieBanner.initial).toBe(false)
  expect(settingsFields.cookieText.initial).toBe('This website uses cookies')
  expect([settingsFields.cookieAccept.initial, settingsFields.cookieReject.initial]).toEqual([
    'Accept',
    'Reject',
  ])
})

test('[9.buttons] the first labels', () => {
  expect(introductionFields.button.initial).toBe('Email Us')
  expect(contactFields.buttonLabel.initial).toBe('Email Us')
  expect(headerFields.button.initial).toBe('Contact Us')
  expect(schedulingFields.buttonLabel.initial).toBe('Schedule Now')
})

test('[3.theme] corners and breakpoints', () => {
  expect(imageCornerRadius).toEqual({ Square: 0, Softened: 4, Rounded: 8, Oval: 24 })
  expect(buttonCornerRadius).toEqual({ Square: 0, Softened: 4, Rounded: 8, Oval: 28 })
  expect(breakpoints).toEqual({
    small: 576,
    medium: 768,
    large: 992,
    extraLarge: 1200,
    doubleExtraLarge: 1400,
  })
})
