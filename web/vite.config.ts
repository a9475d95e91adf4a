import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** The languages our texts are in need the Latin fonts only; the others are loaded when a name wants them. */
const OTHER_FONTS = ['**/*-cyrillic*', '**/*-greek*', '**/*-vietnamese*', '**/*-latin-ext*', '**/*.woff'];

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [
    react(),
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
        globIgnores: OTHER_FONTS,
        navigateFallback: 'index.html',
        cleanupOutdatedCaches: true,
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
  ],
  worker: { format: 'es' },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 1000 },
  server: { port: 4731 },
});
