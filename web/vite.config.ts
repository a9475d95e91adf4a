import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** The languages our texts are in need the Latin fonts only; the others are loaded when a name wants them. */
const OTHER_FONTS = ['**/*-cyrillic*', '**/*-greek*', '**/*-vietnamese*', '**/*-latin-ext*', '**/*.woff'];

/**
 * Leaves out what nobody needs who plays: what scenarios and pages about a game are told of it (`declared.ts`), and the
 * hand-made models that the texts of DungeonQuest's cards are compared with in tests.
 */
function forPlayers(): Plugin {
  return {
    name: 'for-players',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (/\/games\/\w+(?:\/\w+)?\/declared\.ts$/.test(id) && code.includes('export const declared = '))
        return { code: 'export const declared = {};', map: null };
      if (!/\/dungeonquest\/\w+\/content\/[\w-]+\.json$/.test(id)) return undefined;
      const content: unknown = JSON.parse(code, (key, value) => (key === 'text' ? undefined : value));
      return { code: JSON.stringify(content), map: null };
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [
    react(),
    forPlayers(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: false,
      includeAssets: ['icon.svg', 'apple-touch-icon.png'],
      manifest: {
        name: 'Underhall',
        short_name: 'Underhall',
        description: 'Classic dungeon board games in the browser',
        theme_color: '#15110e',
        background_color: '#15110e',
        display: 'standalone',
        id: './',
        lang: 'en',
        categories: ['games'],
        start_url: './',
        shortcuts: [
          { name: 'Daily dungeon', url: './#/daily' },
          { name: 'Learn', url: './#/learn' },
        ],
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,json,md}'],
        // Whether there are tables for friends only the server knows that is there now.
        globIgnores: [...OTHER_FONTS, 'tables.json'],
        navigateFallback: 'index.html',
        cleanupOutdatedCaches: true,
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
  ],
  worker: { format: 'es', plugins: () => [forPlayers()] },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 1000 },
  server: { port: 4731 },
});
