import { businessFields } from '@shingle/shared/business/business.ts'
import { hasHours } from '@shingle/shared/business/opening-hours.ts'
import { settingsFields } from '@shingle/shared/settings/settings.ts'
import { lazy, type ReactNode } from 'react'
import { useBusiness, useSettings } from '../../replica/use-draft.ts'
import { useCanEdit } from '../base/draft/editing.ts'
import { LatePart } from '../base/late-part.tsx'
import { useWebsite } from '../base/website/website-context.ts'
import { FieldForm } from '../fields/field-form.tsx'
import { PageLanguage } from '../fields/page-language.tsx'
import { AddressChapter } from './address-chapter.tsx'
import { AnalyticsField } from './analytics-field.tsx'
import { BrowserIcon } from './browser-icon.tsx'
import { BusinessName } from './business-name.tsx'
import { type ChapterId, chapters } from './chapters.ts'
import { DeleteChapter } from './delete-chapter.tsx'
import { FormerPage } from './former-page.tsx'
import { GuessedPlace } from './guessed-place.tsx'
import { DomainChapter, EditorsChapter } from './late-chapters.ts'
import { PriceRange } from './price-range.tsx'
import styles from './settings.module.css'

const PagesChapter = lazy(async () => ({
  default: (await import('./pages/pages-chapter.tsx')).PagesChapter,
}))

/** The chapters one below the other. */
export const SettingsForm = () => {
  const settings = useSettings()
  const business = useBusiness()
  const canEdit = useCanEdit()
  const isOwner = useWebsite().role === 'Owner'
  const facts = (...only: (keyof typeof businessFields)[]) => (
    <FieldForm fields={businessFields} values={business} place={{ in: 'business' }} only={only} />
  )
  const fields = (...only: (keyof typeof settingsFields)[]) => (
    <FieldForm fields={settingsFields} values={settings} place={{ in: 'settings' }} only={only} />
  )
  return (
    <div>
      <fieldset className={styles.fields} disabled={!canEdit}>
        <Chapter id="website">
          <div className={styles.two}>
            <div data-form-field="business:name">
              <BusinessName />
            </div>
            {fields('pageTitle')}
          </div>
          <BrowserIcon />
          <div className={styles.two}>
            <div data-form-field="settings:language">
              <PageLanguage />
            </div>
          </div>
        </Chapter>
        <Chapter id="search">{fields('description', 'keywords', 'searchIndexing')}</Chapter>
        <Chapter id="business">
          <div className={styles.two}>{facts('phone', 'email')}</div>
          {facts('streetAddress')}
          <div className={styles.three}>{facts('postalCode', 'location', 'country')}</div>
          <GuessedPlace />
          <div className={styles.two}>
            {facts('serviceArea')}
            <div data-form-field="business:priceRange">
              <PriceRange />
            </div>
          </div>
          {facts('activities', 'otherContactDetails')}
          <FormerPage />
        </Chapter>
        <Chapter id="hours">
          {facts('hours')}
          {!hasHours(business.hours) && (
            <p className={styles.note}>
              None said yet: until a day is open, the page names no opening hours.
            </p>
          )}
          {facts('specialDays')}
        </Chapter>
        <Chapter id="analytics">
          <AnalyticsField />
        </Chapter>
        <Chapter id="cookies">
          {fields('cookieBanner', 'cookieText')}
          <div className={styles.two}>{fields('cookieAccept', 'cookieReject')}</div>
          {fields('cookieBackground')}
        </Chapter>
        <Chapter id="pages">
          <LatePart>
            <PagesChapter />
          </LatePart>
        </Chapter>
        <Chapter id="address">
          <AddressChapter />
        </Chapter>
      </fieldset>
      {/* Who is no editor for now can still leave, and an owner decides whoever is editing. */}
      <div className={styles.fields}>
        {isOwner && (
          <Chapter id="domain">
            <LatePart>
              <DomainChapter />
            </LatePart>
          </Chapter>
        )}
        <Chapter id="editors">
          <LatePart>
            <EditorsChapter />
          </LatePart>
        </Chapter>
        {isOwner && (
          <Chapter id="delete">
            <DeleteChapter />
          </Chapter>
        )}
      </div>
    </div>
  )
}

const Chapter = ({ id, children }: { id: ChapterId; children: ReactNode }) => {
  const chapter = chapters.find((candidate) => candidate.id === id)
  return (
    <section id={`settings-${id}`} className={styles.chapter} data-chapter={id} aria-label={chapter?.title}>
      <div>
        <h2>{chapter?.title}</h2>
        <p>{chapter?.about}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
