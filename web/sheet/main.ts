import { mount } from 'svelte';
import '../src/art/pigments.css';
import Sheet from './Sheet.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
const editions = await (await fetch('./editions.json')).json();
mount(Sheet, {
  target: document.body,
  props: { show: query.get('show') ?? 'emblems', size: Number(query.get('size') ?? 64), ...editions },
});
