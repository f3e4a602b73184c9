import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, updatedAt } from './columns.ts'

// Property names of these tables are Better Auth's field names.

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  deletedAt: moment('deleted_at'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  timeZone: text('time_zone'),
  language: text('language').$type<'en-GB' | 'en-US'>().notNull().default('en-GB'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const sessions = pgTable('sessions', {
  id: text('id').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
  token: text('token').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  userId: text('user_id').notNull(),
  selectedStoreId: uuid('selected_store_id'),
  place: text('place').$type<'same-computer' | 'local-network' | 'internet'>(),
  lastSeenAt: moment('last_seen_at'),
  provedAt: moment('proved_at'),
  /** Of an operator who works as the user; null for the user's own sessions. */
  visitId: uuid('visit_id'),
})

export const twoFactors = pgTable('two_factors', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  verified: boolean('verified').notNull().default(true),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: moment('locked_until'),
})

export const passkeys = pgTable('passkeys', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  name: text('name').notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  createdAt: createdAt(),
  lastUsedAt: moment('last_used_at'),
})

export const emailChanges = pgTable('email_changes', {
  userId: text('user_id').primaryKey(),
  email: text('email').notNull(),
  expiresAt: moment('expires_at').notNull(),
  confirmedAtOld: moment('confirmed_at_old'),
  confirmedAtNew: moment('confirmed_at_new'),
})

export const accounts = pgTable('accounts', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  userId: text('user_id').notNull(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: moment('access_token_expires_at'),
  refreshTokenExpiresAt: moment('refresh_token_expires_at'),
  scope: text('scope'),
  password: text('password'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const verifications = pgTable('verifications', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
